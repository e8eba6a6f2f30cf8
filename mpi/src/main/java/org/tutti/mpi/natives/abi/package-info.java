/**
 * What differs between MPI libraries, as data: {@code abi.csv} holds one row per constant and one
 * column per family. A value is a literal or {@code &symbol}, where the address of a global symbol
 * is the handle. A new family is a new column and a new {@link
 * org.tutti.mpi.natives.abi.AbiFamily}.
 */
package org.tutti.mpi.natives.abi;
