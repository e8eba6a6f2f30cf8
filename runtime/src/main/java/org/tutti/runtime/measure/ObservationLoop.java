package org.tutti.runtime.measure;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.runtime.harness.CellContext;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;
import org.tutti.stats.planning.StopRule;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.process.Judgement;
import org.tutti.sync.process.RunPlan;

/**
 * Makes the observations of a cell, run by run, until there are as many as were asked for, or until
 * the root finds that they are enough. One rank decides, all follow; the decisions fall between
 * runs.
 */
final class ObservationLoop {
  /** Observations between two looks where there is something to look for. */
  private static final int STEP = 50;

  private final LaunchTools tools;
  private final ObservationReduction reduction;
  private final Optional<StopRule> precision;
  private final double budgetNanos;
  private final int repetitions;
  private double[] maxima = new double[0];

  ObservationLoop(LaunchTools tools, ObservationReduction reduction, Settings settings) {
    this.tools = tools;
    this.reduction = reduction;
    this.repetitions = settings.get(Setting.REPETITIONS);
    this.precision = settings.find(Setting.REPETITIONS_INTERVAL).map(StopRule::at);
    this.budgetNanos =
        settings.find(Setting.REPETITIONS_SECONDS).orElse(Double.POSITIVE_INFINITY) * 1e9;
  }

  /** Collective: returns what disturbed this rank while observing. */
  Disturbances run(
      Synchroniser synchroniser,
      CellRun run,
      ObservationLog log,
      PlannedCell planned,
      CellContext cell) {
    Disturbances disturbances = new Disturbances(tools.activity());
    int valid = 0;
    long begin = System.nanoTime();
    synchroniser.beginCell(repetitions);
    for (RunPlan plan = synchroniser.prepare(wanted(valid));
        plan.count() > 0;
        plan = synchroniser.prepare(wanted(valid))) {
      run.setCount(plan.count());
      disturbances.during(planned, run, cell);
      Judgement judgement = synchroniser.judge(run.starts(), run.ends(), plan.count());
      if (plan.kept()) {
        valid += judgement.valid();
        int from = log.count();
        log.append(run, judgement);
        if (isOpen() && isEnough(log, from, begin)) {
          break;
        }
      }
    }
    return disturbances;
  }

  private int wanted(int valid) {
    int missing = repetitions - valid;
    return isOpen() ? Math.min(STEP, missing) : missing;
  }

  /** Whether the number of observations is not known beforehand. */
  private boolean isOpen() {
    return precision.isPresent() || budgetNanos < Double.POSITIVE_INFINITY;
  }

  private boolean isEnough(ObservationLog log, int from, long begin) {
    double[] added = reduction.localMaxima(log, from);
    boolean enough = System.nanoTime() - begin > budgetNanos;
    if (tools.collectives().isRoot() && precision.isPresent()) {
      int known = maxima.length;
      maxima = Arrays.copyOf(maxima, known + added.length);
      System.arraycopy(added, 0, maxima, known, added.length);
      enough |= maxima.length > 0 && precision.get().look(maxima).stop();
    }
    return tools.collectives().fromRoot(enough ? 1 : 0) == 1;
  }
}
