/**
 * Textbook algorithms of the collective operations over point-to-point messages, the suite {@code
 * algorithms}, with any number of processes. The baseline of each is the library's own function, so
 * that a report shows how far the library is from them.
 *
 * <p>Each algorithm is one class, written as in a program for MPI; a file has those of one kind of
 * operation. Slices of buffers and memory are made before each cell. Sources, by author:
 *
 * <ul>
 *   <li>Thakur, Rabenseifner and Gropp, "Optimization of collective communication operations in
 *       MPICH", 2005: the choice of algorithms, recursive halving and doubling, pairwise exchange.
 *   <li>Rabenseifner, "Optimization of collective reduction operations", 2004.
 *   <li>Bruck, Ho, Kipnis, Upfal and Weathersby, "Efficient algorithms for all-to-all
 *       communications in multiport message-passing systems", 1997.
 *   <li>van de Geijn, "On global combine operations", 1994: scatter-allgather.
 *   <li>Patarasuk and Yuan, "Bandwidth optimal all-reduce algorithms for clusters of workstations",
 *       2009: the ring.
 *   <li>Chen, Zhang, Zhang and Yuan, "Performance evaluation of allgather algorithms on terascale
 *       Linux cluster with Fast Ethernet", 2005: neighbor exchange.
 *   <li>Hensgen, Finkel and Manber, "Two algorithms for barrier synchronization", 1988:
 *       dissemination.
 * </ul>
 */
package org.tutti.lab.operations.algorithm;
