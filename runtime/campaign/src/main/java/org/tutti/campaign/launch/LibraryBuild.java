package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.LibraryFacts;

/**
 * The compiler and the flags of an MPI library, which change what is measured (Hunold and
 * Carpen-Amarie 2016, sections 4.5 and 4.8). MPICH tells them in its version; Open MPI has a
 * program for it beside its {@code mpirun}.
 */
public final class LibraryBuild {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final Pattern LINE =
      Pattern.compile("(?m)^(compiler:c:command|compiler:c:version|option:build:cflags):(.*)$");

  private LibraryBuild() {}

  /**
   * How libraries were built, as facts of a campaign.
   *
   * @param selections the MPI implementations of its treatments
   * @return a fact for each Open MPI; none of other libraries
   */
  public static Map<String, String> facts(Collection<MpiSelection> selections) {
    Map<String, String> facts = new TreeMap<>();
    for (MpiSelection mpi : selections) {
      launcher(mpi)
          .ifPresent(mpirun -> facts.put(LibraryFacts.COMPILER + " of " + mpirun, flags(mpirun)));
    }
    return facts;
  }

  /** Empty where ranks have no {@code mpirun} of Open MPI; that there is none is told later. */
  private static Optional<Path> launcher(MpiSelection mpi) {
    try {
      return Launchers.installed().resolve(mpi) instanceof OpenMpiLauncher launcher
          ? Optional.of(launcher.executable())
          : Optional.empty();
    } catch (TuttiException e) {
      return Optional.empty();
    }
  }

  private static String flags(Path mpirun) {
    Path program = mpirun.toAbsolutePath().resolveSibling("ompi_info");
    ProgramAnswer answer =
        new ProgramQuery(
                List.of(program.toString(), "--config", "--parsable"), Map.of(), false, TIMEOUT)
            .askOnce();
    return answer.ending() == ProgramAnswer.Ending.EXITED
        ? flags(answer.output())
        : LibraryFacts.UNKNOWN;
  }

  /** Such as {@code gcc 12.2.0 -g -O2}. */
  static String flags(String output) {
    Map<String, String> found = new TreeMap<>();
    Matcher line = LINE.matcher(output);
    while (line.find()) {
      found.put(line.group(1), line.group(2).strip());
    }
    return found.size() < 3 ? LibraryFacts.UNKNOWN : String.join(" ", found.values());
  }
}
