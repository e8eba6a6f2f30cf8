package org.tutti.report.cell;

import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.sample.OrderedSample;

/** How much of nonblocking operations is hidden behind computation. */
public final class OverlapSection {
  private static final List<PlainColumn<OverlapFigures>> COLUMNS =
      List.of(
          PlainColumn.<OverlapFigures>name("operation", "operationName", OverlapFigures::name)
              .at(TableColumn.HIDDEN),
          value("pure", "pure", FigureUnit.NANOS, "", OverlapFigures::pure),
          value("work", "work", FigureUnit.NANOS, "", OverlapFigures::work),
          value("both", "overlapped", FigureUnit.NANOS, "", OverlapFigures::overlapped),
          value("left", "left", FigureUnit.NANOS, "", OverlapFigures::left),
          figure(
              "overlap",
              "share",
              FigureUnit.SHARE,
              "",
              overlap ->
                  ColumnEntry.of(OptionalDouble.of(overlap.share()), overlap.shareInterval())));

  private OverlapSection() {}

  /** The table; empty if no operation was measured by itself, with work, and overlapped. */
  public static ResultTable<OverlapFigures> table(List<CellFigures> cells) {
    return ResultTable.of(
        "overlaps",
        "Overlap: of the operation's time, what it does not add to the work's; as OSU",
        COLUMNS,
        overlap -> new RowPlace(overlap.cell().key(), overlap.cell().treatment()),
        OverlapFigures.of(cells));
  }

  /**
   * An operation by itself, work by itself, and both at once: benchmarks of one class, or catalog
   * entries of one name, called {@code pure}, {@code work} and {@code overlapped}. All figures are
   * computed launch by launch, from the medians of its cells, and then summarized by their median.
   */
  public static final class OverlapFigures {
    private final CellFigures overlapped;
    private final List<ThreeMedians> launches;

    private OverlapFigures(CellFigures overlapped, List<ThreeMedians> launches) {
      this.overlapped = overlapped;
      this.launches = launches;
    }

    /** The medians of the three in one launch. */
    private record ThreeMedians(double pure, double work, double overlapped) {
      /** The time that the operation added to the work, which the application could not use. */
      double exposed() {
        return overlapped - work;
      }

      /**
       * The share as OSU computes it: 0 if the operation added all of its time or more, 1 if none.
       */
      double share() {
        return Math.min(1, Math.max(0, 1 - exposed() / pure));
      }
    }

    /** What the three cells of an overlap have in common. */
    private record OverlapGroup(
        String family,
        long msize,
        int processes,
        Map<String, String> parameters,
        Treatment levels) {
      static OverlapGroup of(CellFigures cell) {
        CellKey key = cell.key();
        return new OverlapGroup(
            CellKey.family(key.benchmark()),
            key.msize(),
            key.processes(),
            key.parameters(),
            cell.treatment());
      }

      // The JVM would make the code when it is first called, milliseconds after each start.
      @Override
      public int hashCode() {
        return 31 * family.hashCode() + Long.hashCode(msize);
      }
    }

    /** All overlaps among the cells, in their order. */
    static List<OverlapFigures> of(List<CellFigures> cells) {
      Map<OverlapGroup, Map<String, CellFigures>> groups = new LinkedHashMap<>();
      for (CellFigures cell : cells) {
        OverlapGroup group = OverlapGroup.of(cell);
        String name = cell.key().benchmark();
        if (name.length() > group.family().length()) {
          groups
              .computeIfAbsent(group, any -> new HashMap<>())
              .put(name.substring(group.family().length() + 1), cell);
        }
      }
      List<OverlapFigures> overlaps = new ArrayList<>();
      for (Map<String, CellFigures> parts : groups.values()) {
        if (parts.keySet().containsAll(List.of("pure", "work", "overlapped"))) {
          List<ThreeMedians> launches = launches(parts);
          if (!launches.isEmpty()) {
            overlaps.add(new OverlapFigures(parts.get("overlapped"), launches));
          }
        }
      }
      return overlaps;
    }

    /** The launches that measured all three. */
    private static List<ThreeMedians> launches(Map<String, CellFigures> parts) {
      Map<Integer, Double> pure = medians(parts.get("pure"));
      Map<Integer, Double> work = medians(parts.get("work"));
      Map<Integer, Double> both = medians(parts.get("overlapped"));
      return both.keySet().stream()
          .filter(launch -> pure.containsKey(launch) && work.containsKey(launch))
          .map(launch -> new ThreeMedians(pure.get(launch), work.get(launch), both.get(launch)))
          .toList();
    }

    private static Map<Integer, Double> medians(CellFigures cell) {
      Map<Integer, Double> medians = new LinkedHashMap<>();
      for (LaunchFigures launch : cell.launches()) {
        medians.put(launch.launch().number(), launch.times().median());
      }
      return medians;
    }

    /** The cell of both at once. */
    CellFigures cell() {
      return overlapped;
    }

    /** The name that the three have in common. */
    String name() {
      return CellKey.family(overlapped.key().benchmark());
    }

    /** Run-time of the operation by itself, in nanoseconds. */
    double pure() {
      return median(ThreeMedians::pure);
    }

    /** Run-time of the work by itself, in nanoseconds. */
    double work() {
      return median(ThreeMedians::work);
    }

    /** Run-time of both at once, in nanoseconds. */
    double overlapped() {
      return median(ThreeMedians::overlapped);
    }

    /**
     * Time that is left to the application while the operation goes on: that of the operation less
     * what it adds to the work; negative if it adds more than it takes by itself.
     */
    double left() {
      return median(times -> times.pure() - times.exposed());
    }

    /** Share of the operation that is hidden behind the work, from 0 to 1. */
    double share() {
      return median(ThreeMedians::share);
    }

    /** The interval of that share by ranks; empty if there are too few launches. */
    Optional<Estimate> shareInterval() {
      double[] shares = launches.stream().mapToDouble(ThreeMedians::share).toArray();
      return shares.length < QuantileInterval.minimumSize(0.5, CellFigures.LEVEL)
          ? Optional.empty()
          : Optional.of(QuantileInterval.ofMedian(shares, CellFigures.LEVEL));
    }

    private double median(ToDoubleFunction<ThreeMedians> figure) {
      return OrderedSample.of("launches", launches.stream().mapToDouble(figure).toArray()).median();
    }
  }
}
