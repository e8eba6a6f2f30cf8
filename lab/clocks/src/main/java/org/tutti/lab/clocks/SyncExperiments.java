package org.tutti.lab.clocks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tutti.sync.host.Occupancy;

/** Runs the experiments that were asked for and recommends where it can. */
public final class SyncExperiments {
  private static final List<Experiment> EXPERIMENTS =
      List.of(
          new CostExperiment(),
          new DriftExperiment(),
          new OffsetExperiment(),
          new ParetoExperiment(),
          new BarrierSkewExperiment(),
          new SchemeExperiment(),
          new RunTimeExperiment());

  private SyncExperiments() {}

  /** The experiments by their names, in the order in which they are run. */
  public static List<String> names() {
    return EXPERIMENTS.stream().map(Experiment::name).toList();
  }

  /** About how long each of the experiments called {@code names} takes at most, in seconds. */
  public static Map<String, Double> seconds(ExperimentContext bench, List<String> names) {
    Map<String, Double> seconds = new LinkedHashMap<>();
    for (Experiment experiment : EXPERIMENTS) {
      if (names.contains(experiment.name())) {
        seconds.put(experiment.name(), experiment.seconds(bench));
      }
    }
    return seconds;
  }

  /**
   * Collective: runs the experiments called {@code names}.
   *
   * @param onTable receives each table as soon as it is complete, with the experiment's name
   * @return how to synchronize here, if barrier-skew and scheme were among the experiments
   */
  public static Optional<Recommendation> run(
      ExperimentContext bench, List<String> names, Consumer<NamedTable> onTable) {
    List<NamedTable> tables = new ArrayList<>();
    for (Experiment experiment : EXPERIMENTS) {
      if (names.contains(experiment.name())) {
        NamedTable table = new NamedTable(experiment.name(), experiment.run(bench));
        tables.add(table);
        onTable.accept(table);
      }
    }
    Occupancy occupancy = Occupancy.find(bench.world(), bench.clock());
    Optional<DataTable> skew = find(tables, new BarrierSkewExperiment().name());
    Optional<DataTable> schemes = find(tables, new SchemeExperiment().name());
    return skew.isPresent() && schemes.isPresent()
        ? Optional.of(Recommendation.of(occupancy, skew.get(), schemes.get()))
        : Optional.empty();
  }

  /** What the tables that several launches made of an experiment say together. */
  public static DataTable overLaunches(String name, List<DataTable> tables) {
    return EXPERIMENTS.stream()
        .filter(experiment -> experiment.name().equals(name))
        .findFirst()
        .orElseThrow()
        .overLaunches(tables);
  }

  private static Optional<DataTable> find(List<NamedTable> tables, String name) {
    return tables.stream()
        .filter(table -> table.name().equals(name))
        .map(NamedTable::table)
        .findFirst();
  }

  /**
   * A table and the experiment that made it.
   *
   * @param name the experiment's
   */
  public record NamedTable(String name, DataTable table) {}
}
