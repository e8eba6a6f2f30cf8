package org.tutti.lab.check.guideline;

/**
 * A guideline, or a part of it, that could not be tested.
 *
 * @param reason such as an operation that the library does not have
 */
public record SkippedGuideline(PerformanceGuideline guideline, String reason) {}
