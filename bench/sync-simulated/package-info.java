/** Errors of clock synchronization in simulations, where the truth is known. */
package org.tutti.bench.syncsimulated;
