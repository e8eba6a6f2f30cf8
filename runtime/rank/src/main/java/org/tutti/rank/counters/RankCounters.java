package org.tutti.rank.counters;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
    StringBuilder text = new StringBuilder().append(observations).append(SEPARATOR).append(share);
    for (Map.Entry<CounterKind, Long> sum : sums.entrySet()) {
      text.append(SEPARATOR).append(sum.getKey()).append(SEPARATOR).append(sum.getValue());
    }
    return text.toString();
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
    Map<CounterKind, CounterTotal> totals = new EnumMap<>(CounterKind.class);
    double least = 1;
    for (int rank = 0; rank < texts.size(); rank++) {
      RankCounters counted = decode(texts.get(rank));
      least = counted.share > 0 ? Math.min(least, counted.share) : least;
      for (Map.Entry<CounterKind, Long> sum : counted.sums.entrySet()) {
        CounterTotal here = CounterTotal.of(rank, sum.getValue());
        CounterTotal before = totals.get(sum.getKey());
        totals.put(sum.getKey(), before == null ? here : before.and(here));
      }
    }
    return totals.isEmpty()
        ? CountedEvents.NONE
        : new CountedEvents(decode(texts.get(0)).observations, least, totals);
  }
}
