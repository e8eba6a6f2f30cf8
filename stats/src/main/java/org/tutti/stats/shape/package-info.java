/** The shape of a distribution: its density and how many modes it has. */
package org.tutti.stats.shape;
