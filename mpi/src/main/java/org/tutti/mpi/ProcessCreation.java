package org.tutti.mpi;

import java.util.List;
import java.util.Optional;

/**
 * Processes that are started while a program runs, and programs that meet (MPI 3.1, chapter 10).
 * Where the launcher does not permit it, a function throws {@link OperationNotInLibrary} with the
 * words of the library.
 */
public interface ProcessCreation extends LibraryPart {
  /**
   * Collective: starts processes that are a world of their own, and returns when they have
   * initialized MPI ({@code MPI_Comm_spawn}).
   *
   * @param command a program and its arguments, which count at the root
   * @param processes how many, which counts at the root
   * @return both sides, of which the other one has the processes that were started
   */
  default Communicator spawn(List<String> command, int processes, int root) {
    throw missing("MPI_Comm_spawn");
  }

  /**
   * The command of a process that returns one message of any rank of those that have started it to
   * its sender, with the same tag, and disconnects and ends: a JVM of this one's classes.
   */
  default List<String> echoCommand() {
    throw missing("MPI_Comm_spawn");
  }

  /** Those that have started this process ({@code MPI_Comm_get_parent}); empty for a launcher. */
  default Optional<Communicator> parent() {
    throw missing("MPI_Comm_get_parent");
  }

  /** A name by which other processes connect to this one ({@code MPI_Open_port}). */
  default String openPort() {
    throw missing("MPI_Open_port");
  }

  /** Gives such a name back ({@code MPI_Close_port}). */
  default void closePort(String port) {
    throw missing("MPI_Close_port");
  }

  /**
   * Collective: waits until others connect ({@code MPI_Comm_accept}).
   *
   * @param port counts at the root
   * @return both sides
   */
  default Communicator accept(String port, int root) {
    throw missing("MPI_Comm_accept");
  }

  /**
   * Collective: connects to those that accept ({@code MPI_Comm_connect}).
   *
   * @param port counts at the root
   * @return both sides
   */
  default Communicator connect(String port, int root) {
    throw missing("MPI_Comm_connect");
  }

  /**
   * Collective over both sides: gives the communicator back once all its messages have arrived
   * ({@code MPI_Comm_disconnect}).
   */
  default void disconnect() {
    throw missing("MPI_Comm_disconnect");
  }
}
