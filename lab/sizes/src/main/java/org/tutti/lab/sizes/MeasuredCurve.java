package org.tutti.lab.sizes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.lab.sizes.curve.SizeCurve;
import org.tutti.lab.sizes.curve.SizePass;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/**
 * The medians of launches over the message size, in nanoseconds.
 *
 * @param key of its cells, with size 0
 * @param treatment of its launches
 * @param times by size and launch
 */
public record MeasuredCurve(CellKey key, Treatment treatment, SizeCurve times) {
  private record Name(CellKey key, Treatment treatment) {}

  /** The curves of a campaign, in the order of its cells. */
  static List<MeasuredCurve> of(List<CellFigures> cells, AdaptiveSizes sizes) {
    Map<Name, Map<Long, Map<SizePass, Double>>> curves = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      Name name = new Name(withoutSize(cell.key()), cell.treatment());
      Map<SizePass, Double> passes =
          curves
              .computeIfAbsent(name, key -> new HashMap<>())
              .computeIfAbsent(cell.key().msize(), size -> new HashMap<>());
      for (LaunchFigures figures : cell.launches()) {
        // A time below one tick of the clock has no ratio to others.
        if (figures.times().median() > 0) {
          int stage = sizes.number(figures.launch().block());
          passes.put(new SizePass(stage, figures.launch().number()), figures.times().median());
        }
      }
    }
    List<MeasuredCurve> measured = new ArrayList<>();
    curves.forEach(
        (name, times) ->
            measured.add(new MeasuredCurve(name.key(), name.treatment(), new SizeCurve(times))));
    return measured;
  }

  private static CellKey withoutSize(CellKey key) {
    return new CellKey(key.benchmark(), key.operation(), 0, key.processes(), key.parameters());
  }
}
