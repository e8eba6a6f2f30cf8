package org.tutti.records.launch;

import org.tutti.records.json.FileRecord;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

/**
 * How much was counted in a cell, over the ranks on which this could be counted.
 *
 * @param ranks number of these ranks, at least 1
 * @param sum over these ranks
 * @param least of a rank
 * @param largest of a rank
 * @param rankOfLargest the rank that counted most, the first of them if there are several
 */
public record CounterTotal(int ranks, long sum, long least, long largest, int rankOfLargest)
    implements FileRecord<CounterTotal> {
  /** What one rank counted. */
  public static CounterTotal of(int rank, long count) {
    return new CounterTotal(1, count, count, count, rank);
  }

  /** This and the total of higher ranks. */
  public CounterTotal and(CounterTotal higher) {
    return new CounterTotal(
        ranks + higher.ranks,
        sum + higher.sum,
        Math.min(least, higher.least),
        Math.max(largest, higher.largest),
        higher.largest > largest ? higher.rankOfLargest : rankOfLargest);
  }

  @Override
  public CounterTotal fields(RecordFields fields) {
    CounterTotal counted =
        new CounterTotal(
            fields.count("ranks", ranks),
            fields.integer("sum", sum),
            fields.integer("least", least),
            fields.integer("largest", largest),
            fields.count("rankOfLargest", rankOfLargest));
    if (counted.ranks < 1) {
      throw new MalformedJsonException("field \"ranks\" of a counter is below 1");
    }
    return counted;
  }
}
