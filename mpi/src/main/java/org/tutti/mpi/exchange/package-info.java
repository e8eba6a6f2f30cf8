/** Small collective decisions and exchanges between ranks, outside the timed loop. */
package org.tutti.mpi.exchange;
