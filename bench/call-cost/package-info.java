/** What a call of an MPI function costs from Java. */
package org.tutti.bench.callcost;
