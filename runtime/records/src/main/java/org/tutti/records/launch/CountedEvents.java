package org.tutti.records.launch;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

/**
 * What the kernel and the processor counted of the measuring threads during the observations of a
 * cell, including what they did to start them together. Its size does not depend on the number of
 * ranks.
 *
 * @param observations on each rank, valid or not, during which was counted; fewer than the cell has
 *     if it was measured in many runs
 * @param share of this time during which the processor's counters counted, on the rank where it was
 *     least: below 1 if they had to be shared with other programs, and the figures are then
 *     extrapolated
 * @param totals of each kind that could be counted on some rank
 */
public record CountedEvents(int observations, double share, Map<CounterKind, CounterTotal> totals)
    implements FileRecord<CountedEvents> {
  /** Nothing was counted. */
  public static final CountedEvents NONE = new CountedEvents(0, 1, Map.of());

  public CountedEvents {
    Map<CounterKind, CounterTotal> ordered = new EnumMap<>(CounterKind.class);
    ordered.putAll(totals);
    totals = Collections.unmodifiableMap(ordered);
  }

  /** Whether nothing was counted. */
  boolean isNone() {
    return observations == 0 && totals.isEmpty();
  }

  /** The mean over ranks and observations; empty if this could not be counted. */
  public OptionalDouble perObservation(CounterKind kind) {
    CounterTotal total = totals.get(kind);
    return total == null || observations == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) total.sum() / total.ranks() / observations);
  }

  /** All instructions divided by all cycles; empty if they could not be counted. */
  public OptionalDouble instructionsPerCycle() {
    CounterTotal instructions = totals.get(CounterKind.INSTRUCTIONS);
    CounterTotal cycles = totals.get(CounterKind.CYCLES);
    return instructions == null || cycles == null || cycles.sum() == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) instructions.sum() / cycles.sum());
  }

  @Override
  public CountedEvents fields(RecordFields fields) {
    int observations = fields.count("observations", this.observations);
    double share = fields.number("share", this.share);
    Map<CounterKind, CounterTotal> totals = new EnumMap<>(CounterKind.class);
    for (CounterKind kind : CounterKind.values()) {
      Optional<CounterTotal> total = Optional.ofNullable(this.totals.get(kind));
      total = fields.object(kind.label(), total, CounterTotal.of(0, 0));
      if (total.isPresent()) {
        totals.put(kind, total.get());
      }
    }
    if (fields.reads() && (observations < 1 || share <= 0 || share > 1)) {
      throw new MalformedJsonException("observations or share of counters is out of range");
    }
    return new CountedEvents(observations, share, totals);
  }
}
