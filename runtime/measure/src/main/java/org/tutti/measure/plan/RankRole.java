package org.tutti.measure.plan;

import org.tutti.annotations.Ranks;

/**
 * The role of some ranks in a benchmark.
 *
 * @param method name of the method that they call
 * @param ranks the ranks that call it
 */
public record RankRole(String method, Ranks ranks) {}
