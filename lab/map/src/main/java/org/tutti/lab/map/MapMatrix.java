package org.tutti.lab.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.lab.map.network.Suspect;
import org.tutti.stats.sample.OrderedSample;

/**
 * A map as a square: rows and columns are ends, in the order of groups, hosts, and ranks; ends
 * without a group come last.
 */
public final class MapMatrix {
  private final PairMap map;
  private final List<Suspect> marked;
  private final boolean change;
  private final int[] order;
  private final int[] places;
  private final double[][] ratios;

  private MapMatrix(PairMap map, List<Suspect> marked, boolean change) {
    this.map = map;
    this.marked = List.copyOf(marked);
    this.change = change;
    List<String> hosts =
        IntStream.range(0, map.ends().size()).mapToObj(map::host).distinct().toList();
    this.order =
        IntStream.range(0, map.ends().size())
            .boxed()
            .sorted(
                Comparator.comparingInt(
                        (Integer end) ->
                            map.groupOf(end) < 0 ? Integer.MAX_VALUE : map.groupOf(end))
                    .thenComparingInt(end -> hosts.indexOf(map.host(end)))
                    .thenComparingInt(end -> end))
            .mapToInt(end -> end)
            .toArray();
    this.places = new int[order.length];
    for (int place = 0; place < order.length; place++) {
      places[order[place]] = place;
    }
    this.ratios = ratios();
  }

  /** A map, with what is slow. */
  public static MapMatrix of(PairMap map) {
    return new MapMatrix(map, map.confirmed(), false);
  }

  /** What has changed, with what became slower. */
  public static MapMatrix of(MapChange change) {
    return new MapMatrix(change.multiples(), change.slower(), true);
  }

  private double[][] ratios() {
    double[] nanos = IntStream.range(0, map.pairs()).mapToDouble(map::nanos).toArray();
    int[] kinds = map.kinds();
    double[] medians =
        IntStream.rangeClosed(0, Arrays.stream(kinds).max().orElse(-1))
            .mapToDouble(
                kind ->
                    OrderedSample.of(
                            "times",
                            IntStream.range(0, nanos.length)
                                .filter(pair -> kinds[pair] == kind)
                                .mapToDouble(pair -> nanos[pair])
                                .toArray())
                        .median())
            .toArray();
    double[][] square = new double[order.length][order.length];
    for (double[] row : square) {
      Arrays.fill(row, Double.NaN);
    }
    for (int pair = 0; pair < nanos.length; pair++) {
      int from = places[map.from(pair)];
      int to = places[map.to(pair)];
      square[from][to] = nanos[pair] / medians[kinds[pair]];
      if (!map.what().isDirected()) {
        square[to][from] = square[from][to];
      }
    }
    double median = medianOfOwn();
    for (int place = 0; place < order.length; place++) {
      square[place][place] = map.own(order[place]) / median;
    }
    return square;
  }

  private double medianOfOwn() {
    double[] own =
        IntStream.range(0, order.length)
            .mapToDouble(map::own)
            .filter(time -> !Double.isNaN(time))
            .toArray();
    return change || own.length == 0 ? Double.NaN : OrderedSample.of("times", own).median();
  }

  /** The map. */
  public PairMap map() {
    return map;
  }

  /** What is slow, or became slower, with numbers of ends. */
  public List<Suspect> marked() {
    return marked;
  }

  /** Whether it is what has changed since an earlier map. */
  public boolean isChange() {
    return change;
  }

  /** The number of rows, and of columns. */
  public int size() {
    return order.length;
  }

  /** The name of the end of a row. */
  public String name(int row) {
    return map.ends().get(order[row]);
  }

  /** The row of an end. */
  public int place(int end) {
    return places[end];
  }

  /**
   * The median of a pair by that of all pairs of its kind, or of an end by itself; NaN if it was
   * not measured.
   */
  public double ratio(int from, int to) {
    return ratios[from][to];
  }

  /** The rows with which another group begins, or another host if ends are parts of hosts. */
  public List<Integer> borders() {
    boolean ofHosts = map.per() != MappedEnd.HOST;
    List<Integer> borders = new ArrayList<>();
    for (int row = 1; row < order.length; row++) {
      boolean differs =
          ofHosts
              ? !map.host(order[row]).equals(map.host(order[row - 1]))
              : map.groupOf(order[row]) != map.groupOf(order[row - 1]);
      if (differs) {
        borders.add(row);
      }
    }
    return borders;
  }

  /** The first and the last row of a group. */
  public double[] extent(int group) {
    int[] rows =
        IntStream.range(0, order.length).filter(row -> map.groupOf(order[row]) == group).toArray();
    return new double[] {rows[0], rows[rows.length - 1]};
  }
}
