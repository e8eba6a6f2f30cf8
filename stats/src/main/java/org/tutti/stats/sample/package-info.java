/** Data as the other rooms want it: checked once, ordered once. */
package org.tutti.stats.sample;
