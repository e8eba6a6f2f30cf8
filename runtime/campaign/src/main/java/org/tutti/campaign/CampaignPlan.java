package org.tutti.campaign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tutti.campaign.driver.BudgetRule;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.driver.PrecisionRule;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.HostList;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.CellKey;

/**
 * What a campaign measures, and how: everything that the options of the command {@code run} can
 * specify. Immutable.
 *
 * <pre>{@code
 * CampaignPlan plan =
 *     CampaignPlan.builder()
 *         .benchmark(AllreduceBenchmark.class)
 *         .set(SettingKey.REPETITIONS, 300)
 *         .processes(2)
 *         .launches(10)
 *         .factor("library", "openmpi", "mpich")
 *         .build();
 * }</pre>
 *
 * <p>Whatever a plan does not specify comes from the annotations of the benchmarks, otherwise from
 * the defaults, as on the command line. {@link Campaign} checks whether a plan can be carried out
 * before it starts anything.
 */
public final class CampaignPlan {
  private final CampaignPlanBuilder values;

  CampaignPlan(CampaignPlanBuilder values) {
    this.values = values;
  }

  /** A plan of all benchmarks on the class path, two processes, and the machine's MPI library. */
  public static CampaignPlanBuilder builder() {
    return new CampaignPlanBuilder();
  }

  /** A builder with the values of this plan. */
  public CampaignPlanBuilder toBuilder() {
    return new CampaignPlanBuilder(values);
  }

  /**
   * The number of launches of each treatment: that of the plan, otherwise the largest number that
   * any of its benchmarks requests.
   *
   * @throws org.tutti.diagnostics.TuttiException if the plan names a benchmark that does not exist
   */
  public int launches() {
    return selected().stream()
        .map(benchmark -> Plan.merged(benchmark, values.settings))
        .mapToInt(settings -> settings.get(SettingKey.LAUNCHES))
        .max()
        .orElseThrow();
  }

  /** Whether the plan or one of its benchmarks specifies the number of launches. */
  public boolean saysLaunches() {
    return selected().stream()
        .map(benchmark -> values.settings.over(benchmark.settings()))
        .anyMatch(settings -> settings.find(SettingKey.LAUNCHES).isPresent());
  }

  /**
   * The number of pairs of cells that the contrasts of its settings compare.
   *
   * @throws org.tutti.diagnostics.TuttiException if the plan cannot be carried out
   */
  public int comparedPairs() {
    List<CellKey> cells =
        Plan.of(selected(), values.settings, values.processes).cells().stream()
            .map(cell -> cell.key(values.processes))
            .toList();
    return values.settings.contrasts().stream()
        .mapToInt(contrast -> contrast.matches(cells).size())
        .sum();
  }

  /** Whether all benchmarks are also processed in the way of a benchmark suite. */
  public boolean isProcessedBySuite() {
    return selected().stream()
        .map(benchmark -> Plan.merged(benchmark, values.settings))
        .allMatch(settings -> settings.find(SettingKey.PROCESSING).isPresent());
  }

  /** The seed of all random orders: that of the plan, otherwise a new random number. */
  public long seed() {
    return values.seed.orElseGet(Manifest::drawnSeed);
  }

  /** The number of ranks of a launch. */
  public int processes() {
    return values.processes;
  }

  /** The hosts of the ranks. */
  public HostList hosts() {
    return values.hosts;
  }

  /** The MPI that is measured. */
  public MpiSelection mpi() {
    return values.mpi;
  }

  /** The campaign directory; {@code tutti-results/TIME} unless the plan names one. */
  public Path results() {
    return values.results.orElseGet(CampaignDirectory::fresh);
  }

  CampaignPlanBuilder values() {
    return values;
  }

  List<BenchmarkDescriptor> selected() {
    return BenchmarkSelection.descriptors(values.benchmarks);
  }

  DriverSettings driver() {
    List<CampaignStoppingRule> rules = new ArrayList<>(values.rules);
    values.budget.ifPresent(budget -> rules.add(new BudgetRule(budget)));
    values.precision.ifPresent(share -> rules.add(new PrecisionRule(share)));
    return new DriverSettings(
        values.timeouts, values.retries, rules, values.jvmCache, values.spread);
  }
}
