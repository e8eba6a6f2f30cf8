/**
 * MPJ Express, the pure-Java MPI library, as a provider; it is found at run time and not needed to
 * build Tutti.
 *
 * <p>It has two modes. In <em>multicore</em> mode ({@code smpdev}) all ranks are threads of one
 * JVM, and MPJ keeps each rank's state in statics, so every rank needs those classes in a class
 * loader of its own:
 *
 * <pre>
 *   platform class loader
 *     shared: smpdev, xdev, mpjbuf, loader2, mpiExp, log4j      one per job: the mailboxes
 *       rank 0: mpi, mpjdev, niodev, and the class path         one per rank: MPI.COMM_WORLD
 *       rank 1: ...
 * </pre>
 *
 * <p>The classes of Tutti and of the user are also loaded once per rank, as if each rank were a
 * process; {@link org.tutti.lab.mpj.Multicore} starts a method in each. In <em>cluster</em> mode
 * ({@code niodev}) each rank is a JVM with MPJ's jars on its class path; {@link
 * org.tutti.lab.mpj.Cluster} starts them and sends them each other's ports, as MPJ's own mpjrun
 * would.
 *
 * <p>The code that starts ranks also binds them ({@link org.tutti.lab.mpj.BindingPolicy}) and
 * checks how each ends ({@link org.tutti.lab.mpj.MpjExitStatus}): MPJ Express does neither.
 *
 * <p>Calls go through {@link org.tutti.lab.mpj.MpjFunction}s: method handles in static finals,
 * bound in the rank's own loader, and so constants to the compiler. The functions of each chapter
 * of MPI are in a class of their own, and an interface that {@link
 * org.tutti.lab.mpj.MpjCommunicator} mixes in calls them. Nothing is boxed or copied by Tutti: MPJ
 * Express takes Java arrays, and {@link org.tutti.lab.mpj.ArrayMessageBuffer} is one.
 */
package org.tutti.lab.mpj;
