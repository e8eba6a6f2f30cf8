package org.tutti.campaign.launch;

import java.util.List;
import java.util.Optional;
import org.tutti.mpi.natives.abi.AbiFamily;

/** One way to start the ranks of a launch. */
public interface Launcher {
  /** The name it has on the command line and in results. */
  String name();

  /** The MPI libraries whose ranks it starts; empty where nothing is known of them. */
  Optional<AbiFamily> family();

  /**
   * Refuses a request for what this launcher cannot do.
   *
   * @throws org.tutti.diagnostics.TuttiException if it cannot
   */
  default void check(LaunchRequest request) {}

  /** The argument vector; its first element is the program to execute. */
  List<String> command(LaunchRequest request);
}
