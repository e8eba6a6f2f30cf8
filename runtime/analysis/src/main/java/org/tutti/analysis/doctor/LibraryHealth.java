package org.tutti.analysis.doctor;

import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.launch.LaunchHeader;

/** The same library, and the same file, on all hosts. */
final class LibraryHealth implements HealthCheck {
  private static final String SUBJECT = "library";

  /** What the name of a library ends with that is called by the ABI of MPI 5. */
  private static final String STANDARD_ABI = "(standard ABI)";

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    LibraryInfo first = header.library();
    List<HealthFinding> found = new ArrayList<>();
    found.add(
        HealthFinding.good(
            SUBJECT,
            first.name()
                + (first.name().contains(STANDARD_ABI) ? "" : " (its own ABI)")
                + " in "
                + first.path()
                + ", called through "
                + first.linker()));
    for (ExaminedHost host : ExaminedHost.of(header)) {
      if (!host.library().name().equals(first.name())
          || !host.library().path().equals(first.path())) {
        found.add(
            HealthFinding.wrong(
                SUBJECT,
                host.name() + " has " + host.library().name() + " in " + host.library().path(),
                "Install the same library in the same place on all hosts, or name its path with"
                    + " --mpi-library."));
      }
    }
    return found;
  }
}
