package org.tutti.measure.counters;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.CounterTotal;

/**
 * What was counted on one rank in a cell.
 *
 * @param observations during which was counted
 * @param share of the time in which the processor's counters counted; 0 if they did not
 * @param sums what was counted, of each kind that could be counted
 */
public record RankCounters(int observations, double share, Map<CounterKind, Long> sums) {
  private static final String SEPARATOR = " ";

  public RankCounters {
    sums = Map.copyOf(sums);
  }

  /** The counters as text, which ranks send to the root. */
  public String encode() {
    return observations
        + SEPARATOR
        + share
        + sums.entrySet().stream()
            .map(sum -> SEPARATOR + sum.getKey() + SEPARATOR + sum.getValue())
            .collect(Collectors.joining());
  }

  static RankCounters decode(String text) {
    String[] words = text.split(SEPARATOR, -1);
    Map<CounterKind, Long> sums = new EnumMap<>(CounterKind.class);
    for (int word = 2; word < words.length; word += 2) {
      sums.put(CounterKind.valueOf(words[word]), Long.parseLong(words[word + 1]));
    }
    return new RankCounters(Integer.parseInt(words[0]), Double.parseDouble(words[1]), sums);
  }

  /**
   * All ranks together.
   *
   * @param texts of each rank, by rank
   */
  public static CountedEvents together(List<String> texts) {
    List<RankCounters> ranks = new ArrayList<>();
    texts.forEach(text -> ranks.add(decode(text)));
    Map<CounterKind, CounterTotal> totals = new EnumMap<>(CounterKind.class);
    for (int rank = 0; rank < ranks.size(); rank++) {
      int here = rank;
      ranks
          .get(rank)
          .sums()
          .forEach(
              (kind, sum) -> totals.merge(kind, CounterTotal.of(here, sum), CounterTotal::and));
    }
    if (totals.isEmpty()) {
      return CountedEvents.NONE;
    }
    double share =
        ranks.stream().mapToDouble(RankCounters::share).filter(one -> one > 0).min().orElse(1);
    return new CountedEvents(ranks.get(0).observations(), share, totals);
  }
}
