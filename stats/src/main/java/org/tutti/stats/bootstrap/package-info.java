/**
 * Bootstrap intervals, for statistics without an interval of their own: the sample is redrawn with
 * replacement. The seed is always given, so that results are reproducible.
 */
package org.tutti.stats.bootstrap;
