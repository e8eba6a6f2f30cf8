/**
 * Campaigns of the same benchmarks over time: whether and when figures changed. A change of the
 * machine counts as well as one of the program; campaigns of which only the program differs show
 * which of them it was.
 */
package org.tutti.lab.history;
