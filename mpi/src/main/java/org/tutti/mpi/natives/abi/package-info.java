/**
 * What differs between MPI libraries, as data: {@code abi.csv} holds one row per constant and one
 * column per family. A value is a literal, {@code &symbol}, where the address of a global symbol is
 * the handle, or {@code *symbol}, where the pointer stored there is the value. A new family is a
 * new column and a new {@link org.tutti.mpi.natives.abi.AbiFamily}.
 *
 * <p>Which family a loaded library belongs to is decided by {@link
 * org.tutti.mpi.natives.abi.LibraryIdentity}.
 */
package org.tutti.mpi.natives.abi;
