package org.tutti.report.cell;

import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.ArrivalTimes.RankArrival;
import org.tutti.stats.sample.OrderedSample;

/** When each rank arrived, and how long it waited, in cells with an arrival pattern. */
public final class ArrivalSection {
  /** The ranks of a cell that readers see: those that wait longest. */
  private static final int MAX_RANKS = 8;

  private static final List<PlainColumn<ArrivalFigures>> COLUMNS =
      List.of(
          number("rank", "rank", ArrivalFigures::rank),
          value(
              "planned",
              "planned",
              FigureUnit.NANOS,
              "by how much later than the first rank it was to arrive",
              ArrivalFigures::planned),
          value(
              "offset",
              "offset",
              FigureUnit.NANOS,
              "by how much later than planned for the first rank it arrived",
              ArrivalFigures::offset),
          value(
              "waits",
              "waiting",
              FigureUnit.NANOS,
              "from its arrival to the last one, or to its own exit if that is earlier",
              ArrivalFigures::waiting));

  private ArrivalSection() {}

  /** The table; empty if no cell was measured with a pattern. */
  public static ResultTable<ArrivalFigures> table(List<CellFigures> cells) {
    List<ArrivalFigures> all = ArrivalFigures.of(cells);
    return ResultTable.of(
            "arrivals",
            "Arrivals: when each rank comes and how long it waits for the last (at most "
                + MAX_RANKS
                + " ranks of a cell, those that wait longest)",
            COLUMNS,
            arrival -> new RowPlace(arrival.cell().key(), arrival.cell().treatment()),
            all)
        .showing(shown(all));
  }

  private static List<ArrivalFigures> shown(List<ArrivalFigures> all) {
    Map<CellFigures, List<ArrivalFigures>> cells = new IdentityHashMap<>();
    all.forEach(one -> cells.computeIfAbsent(one.cell(), any -> new ArrayList<>()).add(one));
    cells.replaceAll(
        (cell, ranks) ->
            ranks.stream()
                .sorted(Comparator.comparingDouble(ArrivalFigures::waiting).reversed())
                .limit(MAX_RANKS)
                .toList());
    return all.stream()
        .filter(one -> cells.get(one.cell()).stream().anyMatch(shown -> shown == one))
        .toList();
  }

  /**
   * When a rank arrived at the operation of a cell, in nanoseconds, as medians over the launches of
   * their medians.
   *
   * @param cell what was measured
   * @param rank the rank
   * @param planned by how much later than the first rank it was to arrive
   * @param offset by how much later it did
   * @param waiting how long it waited for the last rank
   */
  public record ArrivalFigures(
      CellFigures cell, int rank, double planned, double offset, double waiting) {
    /** All ranks of all cells with a pattern, in their order. */
    static List<ArrivalFigures> of(List<CellFigures> cells) {
      return cells.stream().flatMap(ArrivalFigures::of).toList();
    }

    private static Stream<ArrivalFigures> of(CellFigures cell) {
      List<List<RankArrival>> launches = new ArrayList<>();
      cell.launches().stream()
          .flatMap(launch -> launch.global().arrivals().stream())
          .map(ArrivalTimes::ranks)
          .forEach(launches::add);
      int ranks = launches.stream().mapToInt(List::size).min().orElse(0);
      return IntStream.range(0, ranks)
          .mapToObj(
              rank ->
                  new ArrivalFigures(
                      cell,
                      rank,
                      median(launches, rank, RankArrival::planned),
                      median(launches, rank, RankArrival::offset),
                      median(launches, rank, RankArrival::waiting)));
    }

    private static double median(
        List<List<RankArrival>> launches, int rank, ToLongFunction<RankArrival> figure) {
      double[] values =
          launches.stream().map(of -> of.get(rank)).mapToLong(figure).asDoubleStream().toArray();
      return OrderedSample.of("arrivals", values).median();
    }
  }
}
