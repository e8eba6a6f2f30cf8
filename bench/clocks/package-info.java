/** How wrong global clocks are, and whether the bounds hold that they state. */
package org.tutti.bench.clocks;
