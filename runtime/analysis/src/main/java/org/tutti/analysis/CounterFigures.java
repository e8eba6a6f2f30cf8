package org.tutti.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.LaunchReader;
import org.tutti.stats.sample.OrderedSample;

/**
 * What was counted of the threads that measured a cell.
 *
 * @param cell which cell
 * @param launches what was counted in each of its launches
 */
public record CounterFigures(CellFigures cell, List<CountedEvents> launches) {
  public CounterFigures {
    launches = List.copyOf(launches);
  }

  /**
   * Reads the files of a campaign again.
   *
   * @return the cells in which something was counted, in the order of {@link
   *     CampaignAnalysis#cells()}
   */
  public static List<CounterFigures> of(CampaignAnalysis analysis) {
    Map<CellIdentity, List<CountedEvents>> counted = new HashMap<>();
    analysis.contents().launches().forEach(file -> collect(file, counted));
    return analysis.cells().stream()
        .map(cell -> new CounterFigures(cell, counted.getOrDefault(identity(cell), List.of())))
        .filter(figures -> !figures.launches().isEmpty())
        .toList();
  }

  private static CellIdentity identity(CellFigures cell) {
    return new CellIdentity(cell.key(), cell.treatment(), cell.settings());
  }

  private static void collect(LaunchFile file, Map<CellIdentity, List<CountedEvents>> counted) {
    try (LaunchReader reader = file.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        CountedEvents counters = cell.conditions().counters();
        if (counters.observations() > 0) {
          counted
              .computeIfAbsent(
                  new CellIdentity(cell.key(), file.launch().treatment(), cell.settings()),
                  any -> new ArrayList<>())
              .add(counters);
        }
        reader.giveBack(cell);
      }
    }
  }

  /**
   * The median over the launches of the mean over ranks and observations; empty if no launch could
   * count this.
   */
  public OptionalDouble perObservation(CounterKind kind) {
    return median(launch -> launch.perObservation(kind));
  }

  /** The median over the launches of instructions per cycle. */
  public OptionalDouble instructionsPerCycle() {
    return median(CountedEvents::instructionsPerCycle);
  }

  /** The smallest share of the time during which the processor's counters counted. */
  public double share() {
    return launches.stream().mapToDouble(CountedEvents::share).min().orElse(1);
  }

  private OptionalDouble median(Function<CountedEvents, OptionalDouble> figure) {
    double[] values =
        launches.stream()
            .map(figure)
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .toArray();
    return values.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(OrderedSample.of("counters", values).median());
  }
}
