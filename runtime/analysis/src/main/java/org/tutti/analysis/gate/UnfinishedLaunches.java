package org.tutti.analysis.gate;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;

/** Launches of a design that do not count: leaving them out may favor the side that fails. */
public final class UnfinishedLaunches {
  private UnfinishedLaunches() {}

  /** Each of them in words; empty for launches that were made by hand. */
  public static List<String> of(CampaignContents contents) {
    Set<Integer> whole =
        contents.launches().stream()
            .filter(LaunchFile::whole)
            .map(file -> file.launch().number())
            .collect(Collectors.toSet());
    return contents
        .manifest()
        .map(Manifest::design)
        .map(
            design ->
                design.launches().stream()
                    .filter(launch -> !whole.contains(launch.number()))
                    .map(
                        launch ->
                            "launch "
                                + launch.number()
                                + " of "
                                + contents.directory().path()
                                + " did not finish")
                    .toList())
        .orElse(List.of());
  }
}
