package org.tutti.stats.design;

/**
 * How the order within blocks shows in a response.
 *
 * @param pValue probability of an effect at least this strong if the order has none, corrected for
 *     the number of responses
 * @param level the level whose values differ most from those of the others
 * @param shift by how much: median of its values less the median of the others, without the effects
 *     of block and treatment
 */
public record OrderEffect(double pValue, int level, double shift) {}
