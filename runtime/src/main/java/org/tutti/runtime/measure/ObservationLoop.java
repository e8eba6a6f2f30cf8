package org.tutti.runtime.measure;

import java.util.Optional;
import org.tutti.runtime.harness.CellContext;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.process.Judgement;
import org.tutti.sync.process.RunPlan;

/**
 * Makes the observations of a cell, run by run, until there are as many as were asked for, or until
 * the root finds that they are enough. One rank decides, all follow; the decisions fall between
 * runs.
 */
final class ObservationLoop {
  private final LaunchTools tools;
  private final StoppingRules rules;
  private final int repetitions;
  private Optional<Setting<?>> stopped = Optional.empty();

  ObservationLoop(LaunchTools tools, ObservationReduction reduction, Settings settings) {
    this.tools = tools;
    this.repetitions = settings.get(Setting.REPETITIONS);
    this.rules = StoppingRules.of(settings, tools.collectives(), reduction);
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
        stopped = rules.look(log, from);
        if (stopped.isPresent()) {
          break;
        }
      }
    }
    return disturbances;
  }

  /** The setting whose rule ended the cell before all observations were made, if one did. */
  Optional<Setting<?>> stopped() {
    return stopped;
  }

  private int wanted(int valid) {
    return rules.untilNextLook(valid, repetitions - valid);
  }
}
