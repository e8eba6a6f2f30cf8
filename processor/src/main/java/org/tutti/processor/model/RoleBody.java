package org.tutti.processor.model;

import java.util.List;

/**
 * What the ranks of one role call.
 *
 * @param ranks constant of {@code org.tutti.annotations.Ranks}
 * @param method method of the benchmark's class
 * @param arguments variables of the harness that are passed to it, in the order of its parameters
 * @param mayThrow whether it declares exceptions
 */
public record RoleBody(String ranks, String method, List<String> arguments, boolean mayThrow) {}
