package org.tutti.measure.harness;

import org.tutti.annotations.CounterBasis;
import org.tutti.annotations.CounterSummary;

/**
 * A number that a benchmark counts.
 *
 * @param name its name
 * @param unit of its value; empty for a plain number
 * @param ranks how the values of the ranks are combined
 * @param per what the value refers to
 */
public record CounterDefinition(String name, String unit, CounterSummary ranks, CounterBasis per) {
  /** The unit of what is reported, such as {@code iterations/s}; empty for a plain number. */
  public String reportedUnit() {
    String counted = unit.isEmpty() ? "1" : unit;
    return switch (per) {
      case CELL -> unit;
      case SECOND -> counted + "/s";
      case OPERATION -> counted + "/op";
    };
  }
}
