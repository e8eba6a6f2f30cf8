package org.tutti.rank.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchInvariants;
import org.tutti.records.launch.LaunchReader;

/**
 * Adds a launch that was started by hand to those of a directory, since the report combines all
 * launches of a directory.
 */
final class EarlierLaunches {
  private EarlierLaunches() {}

  /**
   * Compares a launch with the last launch of the directory.
   *
   * @param mayDiffer whether another plan is allowed
   * @return its header as one of the campaign of this directory
   * @throws TuttiException if it measured other cells, another MPI library, another thread level,
   *     or in an environment that a campaign would refuse, or if the files of the directory cannot
   *     be read, are damaged, or do not belong together
   */
  static LaunchHeader join(CampaignDirectory directory, LaunchHeader header, boolean mayDiffer) {
    if (!RecordFiles.isDirectory(directory.launches())) {
      return header;
    }
    CampaignContents contents = CampaignContents.of(directory);
    Optional<LaunchHeader> last = last(contents);
    List<String> differences =
        mayDiffer ? List.of() : last.map(there -> differences(there, header)).orElse(List.of());
    if (!differences.isEmpty()) {
      throw CampaignProblem.RESULTS_OF_OTHER_PLAN.error(
          "The results directory "
              + directory.path()
              + " belongs to another plan: "
              + String.join("; ", differences)
              + ".",
          "Name another directory with --results, or describe the difference with --allow-changed TEXT.");
    }
    return contents
        .manifest()
        .map(Manifest::identifier)
        .or(() -> last.map(there -> there.identity().origin().campaign()))
        .map(header::byHand)
        .orElse(header);
  }

  private static Optional<LaunchHeader> last(CampaignContents contents) {
    List<LaunchFile> launches = contents.launches();
    if (launches.isEmpty()) {
      return Optional.empty();
    }
    try (LaunchReader reader = launches.get(launches.size() - 1).open()) {
      return Optional.of(reader.header());
    }
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
              + Counted.of(before.size(), "cell")
              + ", this one would measure "
              + Counted.of(now.size(), "cell")
              + first(now, before).map(cell -> " with " + cell).orElse("")
              + first(before, now).map(cell -> " without " + cell).orElse(""));
    }
    if (differences.isEmpty()) {
      differences.addAll(LaunchInvariants.onAnyHosts(there, here));
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

  private static Optional<String> first(Set<String> of, Set<String> except) {
    return of.stream().filter(cell -> !except.contains(cell)).findFirst();
  }
}
