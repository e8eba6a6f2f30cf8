package org.tutti.campaign.launch;

import java.util.List;
import java.util.Optional;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.records.campaign.PlacementPolicy;

/** One way to start the ranks of a launch. */
public interface Launcher {
  /** Its name on the command line and in results. */
  String name();

  /** The family of MPI libraries whose ranks it starts; empty if unknown. */
  Optional<AbiFamily> family();

  /**
   * Checks that this launcher supports a request.
   *
   * @throws org.tutti.diagnostics.TuttiException if it does not
   */
  default void check(LaunchRequest request) {}

  /** Whether ranks on other hosts get the environment of the driver. */
  default boolean passesEnvironment() {
    return false;
  }

  /** The other hosts on which it starts ranks through a remote shell. */
  default RemoteHosts remoteHosts(PlacementPolicy placement) {
    return RemoteHosts.of(placement.hosts(), System.getenv());
  }

  /** The argument vector; its first element is the program to execute. */
  List<String> command(LaunchRequest request);
}
