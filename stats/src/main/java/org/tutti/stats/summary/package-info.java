/** A sample in a few figures: means, quartiles, spread. */
package org.tutti.stats.summary;
