/** What a set of values looks like in a few figures: means, quartiles, spread. */
package org.tutti.stats.summary;
