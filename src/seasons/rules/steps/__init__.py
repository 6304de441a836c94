"""The kinds of pending work: prelude, rounds, turns, payments, energies, cards."""
