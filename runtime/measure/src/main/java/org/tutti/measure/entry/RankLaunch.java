package org.tutti.measure.entry;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tutti.measure.dryrun.DryRun;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.jvm.HeapCleanup;
import org.tutti.measure.launch.LaunchMeasurement;
import org.tutti.measure.launch.MeasureRequest;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.Settings;
import org.tutti.measure.process.RankZeroOutput;

/** The part of this process in a launch: one rank, or all ranks if they are threads. */
public final class RankLaunch {
  private final List<String> names;
  private final ProviderRequest provider;
  private final RankZeroOutput output;
  private final Map<String, String> environment;
  private final List<BenchmarkDescriptor> benchmarks;
  private final Plan plan;
  private final LaunchProgress progress;

  /**
   * @param names of benchmarks; all if empty
   * @param settings take precedence over those of the annotations
   * @param environment variables of this rank
   * @throws org.tutti.diagnostics.TuttiException if there is no such benchmark or the settings are
   *     invalid
   */
  public RankLaunch(
      List<String> names,
      Settings settings,
      ProviderRequest provider,
      RankZeroOutput output,
      Map<String, String> environment) {
    HeapCleanup.collectIfNeeded();
    this.names = names;
    this.provider = provider;
    this.output = output;
    this.environment = environment;
    this.benchmarks =
        BenchmarkSelection.of(names).stream().map(IndexedBenchmark::benchmark).toList();
    this.plan = Plan.of(benchmarks, settings, provider.processes(environment));
    this.progress = new LaunchProgress(output);
  }

  /** The benchmarks that were selected. */
  public List<BenchmarkDescriptor> benchmarks() {
    return benchmarks;
  }

  /** The cells to be measured. */
  public Plan plan() {
    return plan;
  }

  /** Measures and returns the exit status. */
  public int measure(LaunchPlace place) {
    printSkipped();
    MeasureRequest request = place.request(plan);
    HeapCleanup.collectIfNeeded();
    return new MpiRunner(
            provider,
            output,
            plan,
            () -> new LaunchMeasurement(request, BenchmarkSelection.of(names), progress)::run)
        .run(environment);
  }

  /**
   * Calls every cell once, passes the lines of the result to the consumer on the root, and returns
   * the exit status.
   */
  public int dryRun(Consumer<String> lines) {
    printSkipped();
    return new MpiRunner(
            provider,
            output,
            plan,
            () -> new DryRun(plan, BenchmarkSelection.of(names), lines)::run)
        .run(environment);
  }

  /** Whether this process was the root of a launch that is complete. */
  public boolean isComplete() {
    return progress.isComplete();
  }

  private void printSkipped() {
    plan.skipped().forEach(cell -> output.print("Skipped by a constraint: " + cell + "."));
  }
}
