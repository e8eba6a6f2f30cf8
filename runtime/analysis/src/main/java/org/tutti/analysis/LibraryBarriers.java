package org.tutti.analysis;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LaunchHeader;

/**
 * Whether libraries are measured behind barriers of their own, which let ranks out at different
 * times, so that a difference may be that of the barriers (Hunold and Carpen-Amarie 2015, section
 * 4, figure 5).
 */
public final class LibraryBarriers {
  private static final String BARRIER = "BARRIER";

  private LibraryBarriers() {}

  /** Whether ranks start behind a barrier of the library. */
  public static boolean use(CellSettings settings) {
    String sync = settings.method().sync().name();
    return sync.equals(BARRIER) || sync.startsWith(BARRIER + "_");
  }

  /** The libraries of launches, by name. */
  public static List<String> libraries(Collection<LaunchHeader> headers) {
    TreeSet<String> names = new TreeSet<>();
    headers.forEach(header -> names.add(header.library().name()));
    return List.copyOf(names);
  }

  /** One warning if a campaign has several libraries, each behind its own barrier. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    List<String> libraries = libraries(launches.stream().map(LaunchAnalysis::header).toList());
    long behind =
        launches.stream()
            .filter(
                launch -> launch.cells().stream().anyMatch(cell -> use(cell.identity().settings())))
            .count();
    return libraries.size() < 2 || behind == 0
        ? List.of()
        : List.of(
            new MergedWarning(
                FindingProblem.LIBRARY_BARRIERS, text(libraries), List.of(), (int) behind));
  }

  /** What is to be said where figures of several libraries are compared. */
  public static Optional<String> remark(
      Collection<LaunchHeader> headers, Collection<CellSettings> compared) {
    List<String> libraries = libraries(headers);
    return libraries.size() < 2 || compared.stream().noneMatch(LibraryBarriers::use)
        ? Optional.empty()
        : Optional.of(
            text(libraries)
                + ", to which a difference may be due; --sync DISSEMINATION uses the same one for"
                + " all");
  }

  /** What is to be said of it. */
  public static String text(List<String> libraries) {
    return "each of " + String.join(" and ", libraries) + " is measured behind its own barrier";
  }
}
