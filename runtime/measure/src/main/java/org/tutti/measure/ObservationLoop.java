package org.tutti.measure;

import java.util.Optional;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.process.RunPlan;
import org.tutti.sync.process.RunValidity;

/**
 * Makes the observations of a cell, portion by portion and in each run by run, until there are as
 * many as were asked for, or until the root finds that they are enough. One rank decides, all
 * follow; the decisions fall between runs.
 */
final class ObservationLoop {
  /** The most in a portion of a cell that a rule may end, so that it has been in many by then. */
  private static final int LARGEST_RULED = 100;

  private final CellStoppingRules rules;
  private final Disturbances disturbances;
  private final ObservationLog log;
  private final int repetitions;
  private final int portion;
  private int asked;
  private int valid;
  private long nanos;
  private Optional<SettingKey<?>> stopped = Optional.empty();

  /**
   * @param rounds portions of a cell that no rule ends
   */
  ObservationLoop(
      LaunchContext tools, ObservationReduction reduction, Settings settings, int rounds) {
    this.disturbances = new Disturbances(tools);
    this.rules = CellStoppingRules.of(settings, tools.collectives(), reduction, () -> nanos);
    this.repetitions = settings.get(SettingKey.REPETITIONS);
    this.log = new ObservationLog(repetitions, tools.world().size());
    int even = (repetitions + rounds - 1) / rounds;
    this.portion = rounds == 1 || rules.isEmpty() ? even : Math.min(even, LARGEST_RULED);
  }

  /** Observations of a portion at the most. */
  int portion() {
    return portion;
  }

  /** Whether there is no further portion. */
  boolean isOver() {
    return stopped.isPresent() || asked >= repetitions;
  }

  /** Collective: makes a portion, and what was missing of those before. */
  void run(Synchronizer synchronizer, CellRun run, PlannedCell planned, CellContext cell) {
    int more = Math.min(portion, repetitions - asked);
    asked += more;
    long before = nanos;
    long begin = System.nanoTime();
    synchronizer.beginCell(more);
    for (RunPlan plan = synchronizer.prepare(wanted());
        plan.count() > 0;
        plan = synchronizer.prepare(wanted())) {
      run.setCount(plan.count());
      disturbances.during(planned, run, cell);
      RunValidity judgment = synchronizer.judge(run.starts(), run.ends(), plan.count());
      if (plan.kept()) {
        valid += judgment.valid();
        int from = log.count();
        log.append(run, judgment);
        nanos = before + System.nanoTime() - begin;
        stopped = rules.look(log, from);
        if (stopped.isPresent()) {
          break;
        }
      }
    }
  }

  ObservationLog log() {
    return log;
  }

  /** What disturbed this rank while observing. */
  Disturbances disturbances() {
    return disturbances;
  }

  /** The setting whose rule ended the cell before all observations were made, if one did. */
  Optional<SettingKey<?>> stopped() {
    return stopped;
  }

  private int wanted() {
    return rules.untilNextLook(valid, Math.min(portion, asked - valid));
  }
}
