/**
 * The functions of MPI 4 whose counts have 64 bits, the suite {@code large-counts}. What only moves
 * data is counted in bytes here, whatever its datatype: more than 2147483647 of them from 2 GiB on.
 */
package org.tutti.operations.largecount;
