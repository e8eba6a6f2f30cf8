/** Slow modes of launches, and the distance of the processors that they run on. */
package org.tutti.bench.hostmodes;
