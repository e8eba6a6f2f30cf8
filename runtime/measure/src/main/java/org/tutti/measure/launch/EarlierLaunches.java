package org.tutti.measure.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;

/**
 * Refuses to add a launch that was started by hand to a directory whose launches have another plan,
 * since the report combines all launches of a directory.
 */
final class EarlierLaunches {
  private EarlierLaunches() {}

  /**
   * Compares a launch with the last launch of the directory whose header can be read.
   *
   * @throws TuttiException if it measured other cells, another MPI library, or another thread level
   */
  static void check(Path directory, LaunchHeader header) {
    List<String> differences =
        last(directory).map(last -> differences(last, header)).orElse(List.of());
    if (!differences.isEmpty()) {
      throw CampaignProblem.RESULTS_OF_OTHER_PLAN.error(
          "The results directory "
              + directory
              + " belongs to another plan: "
              + String.join("; ", differences)
              + ".",
          "Name another directory with --results, or describe the difference with --allow-changed TEXT.");
    }
  }

  private static Optional<LaunchHeader> last(Path directory) {
    for (Path file : new CampaignDirectory(directory).results().descendingMap().values()) {
      try (LaunchReader reader = LaunchReader.open(file)) {
        return Optional.of(reader.header());
      } catch (TuttiException e) {
        // A launch that was interrupted before its header was complete has no plan.
      }
    }
    return Optional.empty();
  }

  private static List<String> differences(LaunchHeader there, LaunchHeader here) {
    List<String> differences = new ArrayList<>();
    if (!library(there.library()).equals(library(here.library()))) {
      differences.add(
          "its launches measured "
              + library(there.library())
              + ", this one would measure "
              + library(here.library()));
    }
    Set<String> before = cells(there);
    Set<String> now = cells(here);
    if (!before.equals(now)) {
      differences.add(
          "its launches measured "
              + number(before.size())
              + ", this one would measure "
              + number(now.size())
              + first(now, before).map(cell -> " with " + cell).orElse("")
              + first(before, now).map(cell -> " without " + cell).orElse(""));
    }
    return differences;
  }

  private static String library(LibraryInfo library) {
    return library.name()
        + " ("
        + library.provider()
        + ", "
        + library.path()
        + ", "
        + library.threads()
        + ")";
  }

  private static Set<String> cells(LaunchHeader header) {
    return header.plan().stream()
        .map(CellKey::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String number(int cells) {
    return cells == 1 ? "1 cell" : cells + " cells";
  }

  private static Optional<String> first(Set<String> of, Set<String> except) {
    return of.stream().filter(cell -> !except.contains(cell)).findFirst();
  }
}
