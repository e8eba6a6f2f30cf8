package org.tutti.records.launch;

import java.util.Map;
import org.tutti.mpi.LibraryInfo;

/**
 * The environment on a host other than that of rank 0.
 *
 * @param host name of the host
 * @param library the MPI library, as the first rank on this host loaded it
 * @param facts facts about hardware, system, and software by name
 * @param variables environment variables that affect MPI libraries and launchers
 */
public record HostEnvironment(
    String host, LibraryInfo library, Map<String, String> facts, Map<String, String> variables) {

  public HostEnvironment {
    facts = Map.copyOf(facts);
    variables = Map.copyOf(variables);
  }
}
