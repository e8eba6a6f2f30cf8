package org.tutti.runtime.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.campaign.LaunchFile;
import org.tutti.runtime.campaign.Treatment;
import org.tutti.runtime.store.LaunchHeader;

/**
 * One side of a comparison.
 *
 * @param name for people
 * @param cells its figures
 * @param headers what is known of its launches
 * @param compared the factor whose levels are compared; empty when campaigns are
 */
public record Side(
    String name, List<CellFigures> cells, List<LaunchHeader> headers, Set<String> compared) {

  /** A whole campaign. */
  public static Side of(String name, CampaignAnalysis analysis) {
    return new Side(name, analysis.cells(), analysis.headers(), Set.of());
  }

  /**
   * The launches of a campaign at one level of a factor.
   *
   * @throws UserError 121 if the campaign has no such factor or level
   */
  public static Side of(CampaignAnalysis analysis, String factor, String level) {
    Set<String> known = new TreeSet<>();
    analysis
        .cells()
        .forEach(
            cell ->
                cell.treatment().levels().forEach((name, value) -> known.add(name + "=" + value)));
    if (!known.contains(factor + "=" + level)) {
      throw new UserError(
          121,
          "The campaign has no launches with " + factor + "=" + level + ".",
          known.isEmpty()
              ? "It varies no factor; compare two campaigns instead."
              : "It has " + String.join(", ", known) + ".");
    }
    List<CellFigures> cells =
        analysis.cells().stream()
            .filter(cell -> level.equals(cell.treatment().levels().get(factor)))
            .toList();
    List<LaunchFile> files = analysis.contents().launches();
    List<LaunchHeader> headers =
        IntStream.range(0, files.size())
            .filter(i -> level.equals(files.get(i).launch().treatment().levels().get(factor)))
            .mapToObj(analysis.headers()::get)
            .toList();
    return new Side(level, cells, headers, Set.of(factor));
  }

  /** The levels of a treatment that are not what is compared. */
  Map<String, String> rest(Treatment treatment) {
    Map<String, String> rest = new LinkedHashMap<>(treatment.levels());
    rest.keySet().removeAll(compared);
    return rest;
  }
}
