/**
 * Intervals of statistics that have no interval of their own, by drawing the sample again with
 * replacement. The seed is always given, so a result can be had again.
 */
package org.tutti.stats.bootstrap;
