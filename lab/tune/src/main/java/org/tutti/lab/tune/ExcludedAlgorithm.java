package org.tutti.lab.tune;

/** An algorithm that cannot be chosen, because it crashed, hung, or gave wrong data. */
public record ExcludedAlgorithm(String operation, String algorithm, String reason) {}
