package org.tutti.campaign;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.factor.Exclusion;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.CellKey;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * What a campaign measures, and how: everything that the options of the command {@code run} can
 * specify. Immutable.
 *
 * <pre>{@code
 * CampaignPlan plan =
 *     CampaignPlan.builder()
 *         .benchmark(AllreduceBenchmark.class)
 *         .set(SettingKey.REPETITIONS, 300)
 *         .set(SettingKey.PROCESSES, 2)
 *         .set(SettingKey.LAUNCHES, 10)
 *         .factor("library", "openmpi", "mpich")
 *         .build();
 * }</pre>
 *
 * <p>Whatever a plan does not specify comes from the annotations of the benchmarks, otherwise from
 * the defaults, as on the command line. {@link Campaign} checks whether a plan can be carried out
 * before it starts anything.
 *
 * @param launch how launches are started, and which benchmarks they measure, with settings of all
 *     scopes
 * @param factors levels of the factors, by name
 * @param combinations the only combinations of levels to measure; empty for all
 * @param exclusions combinations of levels to leave out
 * @param adaptive how message sizes grow from round to round; empty if they do not
 * @param timedBy a campaign that predicts the time of a launch
 * @param rules further rules that may end the campaign
 */
public record CampaignPlan(
    LaunchSettings launch,
    Map<String, List<String>> factors,
    List<Map<String, String>> combinations,
    List<Exclusion> exclusions,
    Optional<AdaptiveSizes> adaptive,
    Optional<Path> timedBy,
    List<CampaignStoppingRule> rules) {
  public CampaignPlan {
    factors = Collections.unmodifiableMap(new LinkedHashMap<>(factors));
    combinations = List.copyOf(combinations);
    exclusions = List.copyOf(exclusions);
    rules = List.copyOf(rules);
  }

  /** A plan of all benchmarks on the class path, two processes, and the machine's MPI library. */
  public static CampaignPlanBuilder builder() {
    return new CampaignPlanBuilder();
  }

  /** A builder with the values of this plan. */
  public CampaignPlanBuilder toBuilder() {
    return new CampaignPlanBuilder(this);
  }

  /**
   * The number of launches of each treatment: that of the plan, otherwise the largest number that
   * any of its benchmarks requests.
   *
   * @throws org.tutti.diagnostics.TuttiException if the plan names a benchmark that does not exist
   */
  public int launches() {
    return selected().stream()
        .map(benchmark -> Plan.merged(benchmark, settings()))
        .mapToInt(settings -> settings.get(SettingKey.LAUNCHES))
        .max()
        .orElseThrow();
  }

  /** Whether the plan or one of its benchmarks specifies the number of launches. */
  public boolean saysLaunches() {
    return selected().stream()
        .map(benchmark -> settings().over(benchmark.settings()))
        .anyMatch(settings -> settings.find(SettingKey.LAUNCHES).isPresent());
  }

  /**
   * The number of pairs of cells that the contrasts of its settings compare.
   *
   * @throws org.tutti.diagnostics.TuttiException if the plan cannot be carried out
   */
  public int comparedPairs() {
    List<CellKey> cells =
        Plan.of(selected(), settings(), processes()).cells().stream()
            .map(cell -> cell.key(processes()))
            .toList();
    return settings().contrasts().stream()
        .mapToInt(contrast -> contrast.matches(cells).size())
        .sum();
  }

  /** Whether all benchmarks are also processed in the way of a benchmark suite. */
  public boolean isProcessedBySuite() {
    return selected().stream()
        .map(benchmark -> Plan.merged(benchmark, settings()))
        .allMatch(settings -> settings.find(SettingKey.PROCESSING).isPresent());
  }

  /** The value of a setting of any scope, if the plan says it. */
  public <T> Optional<T> find(SettingKey<T> key) {
    return launch.settings().find(key);
  }

  /** The seed of all random orders: that of the plan, otherwise a new random number. */
  public long seed() {
    return find(SettingKey.SEED).orElseGet(Manifest::drawnSeed);
  }

  /** The number of ranks of a launch. */
  public int processes() {
    return launch.processes();
  }

  /** The hosts of the ranks. */
  public HostList hosts() {
    return launch.placement().hosts();
  }

  /** The MPI that is measured. */
  public MpiSelection mpi() {
    return launch.mpi();
  }

  /** The campaign directory; {@code tutti-results/TIME} unless the plan names one. */
  public Path results() {
    return find(SettingKey.RESULTS).orElseGet(CampaignDirectory::fresh);
  }

  /** Names of the benchmarks; all if empty. */
  public List<String> benchmarks() {
    return launch.benchmarks();
  }

  /** The settings of all benchmarks, whatever their annotations say. */
  public Settings settings() {
    return launch.command().settings();
  }

  List<BenchmarkDescriptor> selected() {
    return BenchmarkSelection.descriptors(benchmarks());
  }

  /** How launches are run, with all rules that may end the campaign. */
  DriverSettings driver() {
    return DriverSettings.of(launch.settings()).after(rules);
  }
}
