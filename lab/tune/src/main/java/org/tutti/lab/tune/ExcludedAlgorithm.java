package org.tutti.lab.tune;

/**
 * An algorithm that cannot be chosen: it crashed, hung, or gave wrong data, or at these sizes the
 * default runs it anyway.
 */
public record ExcludedAlgorithm(String operation, String algorithm, String reason) {}
