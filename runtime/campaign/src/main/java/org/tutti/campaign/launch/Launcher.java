package org.tutti.campaign.launch;

import java.util.List;
import java.util.Optional;

/** One way to start the ranks of a launch. */
public interface Launcher {
  /** The name it has on the command line and in results. */
  String name();

  /** The family of MPI libraries whose ranks it can start, or empty where it can start any. */
  Optional<String> library();

  /**
   * Refuses a request for what this launcher cannot do.
   *
   * @throws org.tutti.diagnostics.TuttiException if it cannot
   */
  default void check(LaunchRequest request) {}

  /** The argument vector; its first element is the program to execute. */
  List<String> command(LaunchRequest request);
}
