/**
 * Short measurements of the machine between cells, which know nothing of MPI: how long a cache line
 * takes from the processor of one rank to that of the next and back, or a message to the next host,
 * and how fast each processor multiplies. A state of the machine that decides the run-times of
 * whole launches is then known, and not taken for a property of the library.
 *
 * <pre>
 * MachineProbes   when to measure, on all ranks together
 * HostNeighbors   which ranks share a host, and which of them has the next processor
 * HostRoundTrips  messages between hosts
 * SharedLines     memory that the ranks of a host share
 * ProbeCode       the loops, as machine code: exact from their first call, without the JIT
 * </pre>
 */
package org.tutti.rank.probe;
