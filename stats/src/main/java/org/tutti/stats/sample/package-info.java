/** Data for the other packages: validated once and sorted once. */
package org.tutti.stats.sample;
