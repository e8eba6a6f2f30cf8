/** Errors of clock synchronization on one host, whose ranks share a clock in truth. */
package org.tutti.bench.syncreal;
