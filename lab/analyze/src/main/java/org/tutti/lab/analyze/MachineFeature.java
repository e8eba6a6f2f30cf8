package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.analysis.CellRate;
import org.tutti.records.launch.CellKey;

/**
 * One entry of the vector that describes a machine, {@code p(i)}: the largest median rate of a
 * benchmark over the message sizes. What it attains at a size, {@code r(i)}, is told as a share of
 * it, {@code r(i) / p(i)} (Hoefler and Belli 2015, section 5.1, where peaks may be measured).
 *
 * @param group what the sizes have in common
 * @param best the size with the largest rate
 * @param cells all sizes, by size
 */
public record MachineFeature(CellGroup group, CellFigures best, List<CellFigures> cells) {
  public MachineFeature {
    cells = List.copyOf(cells);
  }

  /** What {@code multiply-add} of the catalog measures: a time is that of one of them. */
  public static final String COMPUTATION = "FLOP";

  /** The features that a campaign has measured: none where no result is a rate. */
  public static List<MachineFeature> of(List<CellFigures> cells) {
    Map<CellGroup, List<CellFigures>> groups = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      if (isRate(cell)) {
        CellKey key = cell.key();
        CellKey allSizes =
            new CellKey(key.benchmark(), key.operation(), 0, key.processes(), key.parameters());
        groups
            .computeIfAbsent(
                new CellGroup(allSizes, cell.treatment(), Optional.of(cell.settings().method())),
                any -> new ArrayList<>())
            .add(cell);
      }
    }
    List<MachineFeature> features = new ArrayList<>();
    groups.forEach(
        (group, sizes) -> {
          sizes.sort(Comparator.comparingLong(cell -> cell.key().msize()));
          CellFigures best =
              sizes.stream().max(Comparator.comparingDouble(MachineFeature::rate)).orElseThrow();
          features.add(new MachineFeature(group, best, sizes));
        });
    return features;
  }

  /** What is attained at a size, as a share of the largest rate. */
  public double share(CellFigures cell) {
    return rate(cell) / rate(best);
  }

  /** Whether its rate is one of floating-point operations of a process, and not of bytes. */
  public boolean isOfComputation() {
    return isOfComputation(best);
  }

  private static boolean isRate(CellFigures cell) {
    return isOfComputation(cell)
        ? cell.median() > 0
        : CellRate.of(cell).filter(rate -> rate.median() > 0).isPresent();
  }

  private static boolean isOfComputation(CellFigures cell) {
    return cell.key().operation().equals(COMPUTATION);
  }

  /** The median rate of a cell, in MB/s or floating-point operations per second. */
  public static double rate(CellFigures cell) {
    return isOfComputation(cell)
        ? CellRate.perSecond(1, cell.median())
        : CellRate.of(cell).orElseThrow().median();
  }
}
