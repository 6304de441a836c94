"""Who plays for those who do not sit there: computer players, and answers given once and for all."""
