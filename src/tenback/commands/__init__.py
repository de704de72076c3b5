"""The commands `lab`, `bench`, `warm` and `guard`. Each loads its room when it is called."""
