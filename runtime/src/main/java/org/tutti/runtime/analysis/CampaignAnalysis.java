package org.tutti.runtime.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.runtime.campaign.CampaignContents;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.store.LaunchHeader;

/**
 * A whole campaign, reduced to its figures.
 *
 * @param contents what there is in its directory
 * @param headers what is known of each launch with results, by its order
 * @param cells sorted by operation, benchmark, processes, message size, further parameters, levels
 * @param findings the warnings
 */
public record CampaignAnalysis(
    CampaignContents contents,
    List<LaunchHeader> headers,
    List<CellFigures> cells,
    List<Finding> findings) {
  private static final Comparator<CellFigures> ORDER =
      Comparator.<CellFigures, String>comparing(cell -> cell.key().operation())
          .thenComparing(cell -> cell.key().benchmark())
          .thenComparing(cell -> cell.key().processes())
          .thenComparing(cell -> cell.key().msize())
          .thenComparing(cell -> cell.key().parameters().toString())
          .thenComparing(cell -> cell.treatment().toString())
          .thenComparing(cell -> cell.settings().toString());

  public CampaignAnalysis {
    headers = List.copyOf(headers);
    cells = List.copyOf(cells);
    findings = List.copyOf(findings);
  }

  /**
   * Analyses a campaign; launches are read in parallel.
   *
   * @throws org.tutti.mpi.diagnostic.UserError if the directory is no campaign or a file is damaged
   */
  public static CampaignAnalysis of(CampaignDirectory directory) {
    CampaignContents contents = CampaignContents.of(directory);
    List<LaunchAnalysis> launches =
        contents.launches().parallelStream().map(LaunchAnalysis::of).toList();
    return new CampaignAnalysis(
        contents,
        launches.stream().map(LaunchAnalysis::header).toList(),
        cells(launches),
        findings(launches));
  }

  private static List<CellFigures> cells(List<LaunchAnalysis> launches) {
    Map<CellIdentity, List<LaunchFigures>> figures = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      for (LaunchAnalysis.Cell cell : launch.cells()) {
        cell.figures()
            .ifPresent(
                found ->
                    figures.computeIfAbsent(cell.identity(), key -> new ArrayList<>()).add(found));
      }
    }
    return figures.entrySet().stream()
        .map(
            entry ->
                new CellFigures(
                    entry.getKey().key(),
                    entry.getKey().treatment(),
                    entry.getKey().settings(),
                    entry.getValue()))
        .sorted(ORDER)
        .toList();
  }

  private static List<Finding> findings(List<LaunchAnalysis> launches) {
    List<Finding> findings = new ArrayList<>(FindingCollector.of(launches));
    findings.addAll(EnvironmentChanges.of(launches));
    return findings;
  }
}
