"""The commands that simulate: `lab`, `warm` and `bench`. Each loads its room when it is called."""
