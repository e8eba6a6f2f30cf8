package org.tutti.processor.model;

/**
 * A number that an object of a harness counts.
 *
 * @param name of its method or field
 * @param isMethod whether it is a method
 * @param unit of its value; may be empty
 * @param ranks constant of {@code org.tutti.annotations.CounterSummary}
 * @param per constant of {@code org.tutti.annotations.CounterBasis}
 * @param mayThrow whether it declares exceptions
 */
public record DeclaredCounter(
    String name, boolean isMethod, String unit, String ranks, String per, boolean mayThrow) {}
