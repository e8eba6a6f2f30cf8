package org.tutti.rank.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.LaunchThreadLevel;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.cell.DryResult;
import org.tutti.rank.cell.DryRun;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.jvm.HeapCleanup;
import org.tutti.rank.launch.LaunchMeasurement;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.rank.launch.MeasureRequest;
import org.tutti.rank.launch.PlanCheck;
import org.tutti.rank.process.RankState;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.rank.process.ThrownTraces;

/** The part of this process in a launch: one rank, or all ranks if they are threads. */
public final class RankLaunch {
  private final List<IndexEntry> selected;
  private final ProviderRequest provider;
  private final RankZeroOutput output;
  private final Map<String, String> environment;
  private final List<BenchmarkDescriptor> benchmarks;
  private final Plan plan;
  private final MpiThreadLevel threads;
  private final LaunchProgress progress;
  private final AtomicBoolean lacksFigures = new AtomicBoolean();
  private volatile Optional<RuntimeException> failure = Optional.empty();

  /**
   * @param environment variables of this rank
   * @throws org.tutti.diagnostics.TuttiException if there is no such benchmark or the settings are
   *     invalid
   */
  public RankLaunch(RankRequest request, RankZeroOutput output, Map<String, String> environment) {
    HeapCleanup.collectIfNeeded();
    this.selected = BenchmarkSelection.ofClasses(request.classes()).entries(request.benchmarks());
    this.provider = request.provider();
    this.output = output;
    this.environment = environment;
    this.benchmarks = BenchmarkSelection.benchmarks(selected);
    this.plan =
        BenchmarkSelection.plan(selected, request.settings(), provider.processes(environment));
    this.threads = LaunchThreadLevel.of(benchmarks, request.settings());
    this.progress = new LaunchProgress(output);
  }

  private RankLaunch(RankLaunch other, Plan plan) {
    this.selected = other.selected;
    this.provider = other.provider;
    this.output = other.output;
    this.environment = other.environment;
    this.benchmarks = other.benchmarks;
    this.plan = plan;
    this.threads = other.threads;
    this.progress = other.progress;
  }

  /** The same launch with one cell of each benchmark, and at most so many. */
  RankLaunch withFewCells(int most) {
    return new RankLaunch(this, plan.firstOfEachBenchmark(most));
  }

  /** The benchmarks that were selected. */
  public List<BenchmarkDescriptor> benchmarks() {
    return benchmarks;
  }

  /** The cells to be measured. */
  public Plan plan() {
    return plan;
  }

  /**
   * Measures and returns the exit status, which is not 0 if a cell that can be measured has no
   * figure.
   *
   * @param whenComplete called on the root when all results are written and MPI is finalized, or
   *     does not finalize
   * @param beforeEnd called when the launch ends early, after the reason was printed
   */
  public int measure(LaunchPlace place, Runnable whenComplete, Runnable beforeEnd) {
    progress.show();
    return measured(place, whenComplete, beforeEnd);
  }

  /** The same without a report: the driver of the campaign reads the files. */
  int measure(LaunchPlace place) {
    return measured(place, MpiRunner.NOTHING, MpiRunner.NOTHING);
  }

  private int measured(LaunchPlace place, Runnable whenComplete, Runnable beforeEnd) {
    printSkipped();
    MeasureRequest request = place.request(plan);
    HeapCleanup.collectIfNeeded();
    int status =
        new MpiRunner(
                provider.in(place),
                output,
                check(ThrownTraces.in(place.directory())),
                threads,
                impossible -> measurement(request, impossible),
                beforeEnd,
                false,
                () -> lacksFigures.get() ? ProblemKind.MEASUREMENT.exitStatus() : 0,
                () -> complete(whenComplete))
            .run(environment);
    if (failure.isPresent()) {
      throw failure.get();
    }
    return status;
  }

  private Consumer<MpiSession> measurement(MeasureRequest request, ImpossibleCells impossible) {
    RankState before = RankState.now();
    LaunchMeasurement measurement =
        new LaunchMeasurement(
            request, impossible, BenchmarkSelection.instances(selected), progress, before);
    return session -> {
      if (!measurement.run(session)) {
        lacksFigures.set(true);
      }
    };
  }

  /** What fails here does not concern the launch, whose results are complete. */
  private void complete(Runnable whenComplete) {
    try {
      whenComplete.run();
    } catch (RuntimeException e) {
      failure = Optional.of(e);
    } catch (OutOfMemoryError e) {
      failure =
          Optional.of(
              MpiProblem.MEMORY_EXHAUSTED.error(
                  "The report ran out of memory: " + e.getMessage() + ".",
                  "The results are complete: use the command report, or raise -Xmx."));
    }
  }

  /**
   * Calls every cell once, passes the lines of the result to the consumer on the root, and returns
   * the exit status, which is not 0 if there is no cell.
   */
  public int dryRun(Consumer<String> lines) {
    return dryRun(lines, result -> {}, true);
  }

  /** The same without the sum of what was found, which the driver draws over several launches. */
  int partOfDryRun(Consumer<String> lines) {
    return dryRun(lines, result -> lines.accept(result.encode()), false);
  }

  private int dryRun(Consumer<String> lines, Consumer<DryResult> results, boolean isAlone) {
    printSkipped();
    int status =
        new MpiRunner(
                provider,
                output,
                check(ThrownTraces.NONE),
                threads,
                impossible -> dryRun(impossible, lines, results, isAlone),
                MpiRunner.NOTHING,
                true,
                () -> lacksFigures.get() ? ProblemKind.MEASUREMENT.exitStatus() : 0,
                MpiRunner.NOTHING)
            .run(environment);
    boolean nothing = status == 0 && plan.cells().isEmpty();
    return nothing ? ProblemKind.MEASUREMENT.exitStatus() : status;
  }

  private Consumer<MpiSession> dryRun(
      ImpossibleCells impossible,
      Consumer<String> lines,
      Consumer<DryResult> results,
      boolean isAlone) {
    DryRun run =
        new DryRun(plan, impossible, BenchmarkSelection.instances(selected), lines, results);
    return session -> {
      if (session.world().rank() == CollectiveExchange.ROOT) {
        run.announce(session.world().size(), session.library().name());
      }
      if (isAlone) {
        run.run(session);
      } else if (!run.call(session).isEmpty()) {
        lacksFigures.set(true);
      }
    };
  }

  private PlanCheck check(ThrownTraces traces) {
    RankState before = RankState.now();
    try {
      return PlanCheck.onNode(plan, BenchmarkSelection.instances(selected))
          .on(provider.provider(environment))
          .inThisJvm();
    } catch (TuttiException e) {
      before.restore();
      if (e.problem() == MeasurementProblem.BENCHMARK_CONSTRUCTOR_FAILED) {
        traces.keep(output.rank(), "Rank " + output.rank() + " in a constructor", e.getCause());
      }
      throw e;
    } finally {
      // The instances that measure tell what they change.
      before.restore();
    }
  }

  private void printSkipped() {
    for (String line : SkippedCells.lines(plan.skipped())) {
      output.print(line);
    }
    if (plan.cells().isEmpty() && !plan.skipped().isEmpty()) {
      output.print(
          CommandLineProblem.NO_COMBINATION_LEFT.message(
              "The constraints of the benchmarks exclude every combination of parameters: "
                  + plan.skipped().get(0).benchmark().parameters().constraints()
                  + ".",
              "Give values that satisfy the constraints."));
    }
  }
}
