/**
 * Designs of experiments in blocks: in which order treatments follow each other, and whether that
 * order shows in the results.
 *
 * <p>{@link org.tutti.stats.design.CounterbalancedOrders} deals out orders in which every treatment
 * stands equally often at every place and follows every other treatment equally often. A bias by
 * place or predecessor then affects all treatments alike; {@link
 * org.tutti.stats.design.OrderEffects} tell whether there is one.
 */
package org.tutti.stats.design;
