package org.tutti.diagnostics;

/**
 * What is known of a problem wherever it occurs.
 *
 * @param number a number that no other problem has, nor ever had
 * @param cause what is wrong, in one sentence
 * @param remedy what a person can do about it, in general
 */
public record ProblemDescription(
    int number, ProblemKind kind, Severity severity, String cause, String remedy) {}
