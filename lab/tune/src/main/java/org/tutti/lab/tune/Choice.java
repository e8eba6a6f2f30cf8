package org.tutti.lab.tune;

/** An algorithm to use in a cell. */
public record Choice(TuningCell cell, Algorithm algorithm) {}
