package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.LaunchHeader;

/** Campaigns of many nights as one side, in which each of them counts as one launch. */
final class Nights {
  private record CellPlace(CellKey key, Treatment treatment) {}

  private Nights() {}

  /**
   * One side.
   *
   * @param nights in the order of time, at least one
   * @param allowDifferent whether to put up with nights that were measured in different ways
   * @throws org.tutti.diagnostics.TuttiException if they were, and that is not allowed
   */
  static Side of(List<Side> nights, boolean allowDifferent) {
    Map<CellPlace, List<LaunchFigures>> launches = new LinkedHashMap<>();
    Map<CellPlace, CellFigures> latest = new LinkedHashMap<>();
    List<LaunchHeader> headers = new ArrayList<>();
    for (Side night : nights) {
      Comparability.check(nights.get(0), night, allowDifferent);
      headers.addAll(night.headers());
      for (CellFigures cell : night.cells()) {
        CellPlace place = new CellPlace(cell.key(), cell.treatment());
        List<LaunchFigures> found = launches.computeIfAbsent(place, any -> new ArrayList<>());
        found.add(night(found.size() + 1, cell));
        latest.put(place, cell);
      }
    }
    List<CellFigures> cells = new ArrayList<>();
    latest.forEach(
        (place, cell) ->
            cells.add(
                new CellFigures(
                    place.key(), place.treatment(), cell.settings(), launches.get(place))));
    Side last = nights.get(nights.size() - 1);
    return new Side(
        Counted.of(nights.size(), "night"),
        cells,
        last.unmeasured(),
        last.expected(),
        headers,
        last.measuredAlike(),
        last.boundAlike());
  }

  private static LaunchFigures night(int number, CellFigures cell) {
    return new LaunchFigures(
        new PlannedLaunch(number, number, cell.treatment()),
        LaunchFigures.Times.allOf(cell.median()),
        new LaunchFigures.Counts(cell.kept(), cell.outliers(), cell.invalid()),
        GlobalTiming.NONE,
        List.of(),
        cell.clockStep());
  }
}
