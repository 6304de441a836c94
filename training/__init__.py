"""Learning by self-play. Outside the package that is installed; PyTorch is needed here and nowhere else."""
