package org.tutti.campaign.launch;

import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.PlacementPolicy;

/**
 * Binds each rank to processors that are named by the kernel's numbers, which launchers write in
 * different ways, or do not accept. A shell, which knows its rank, binds itself and starts the JVM.
 */
final class BindingOptions {
  private BindingOptions() {}

  /**
   * Checks that each rank has its processors, and a process of its own.
   *
   * @throws org.tutti.diagnostics.TuttiException if not
   */
  static void check(LaunchSettings settings, Launcher launcher) {
    PlacementPolicy placement = settings.placement();
    int lists = placement.processors().size();
    if (!placement.isByProcessors()
        || lists == settings.processes() && !(launcher instanceof SelfLauncher)) {
      return;
    }
    String policy = "--bind-to '" + placement.binding().orElseThrow() + "'";
    throw CommandLineProblem.OPTION_VALUE_INVALID.error(
        lists == 0
            ? policy + " does not name the processors of each rank."
            : launcher instanceof SelfLauncher
                ? policy + " binds processes, but ranks of " + launcher.name() + " have none."
                : policy
                    + " has the processors of "
                    + Counted.of(lists, "rank")
                    + ", not of "
                    + settings.processes()
                    + ".",
        "Write a list for each rank of a launcher, such as --bind-to cpus:0/1 or cpus:0,4/1,5.");
  }

  /** The command of every rank, which binds itself first if its processors are named. */
  static List<String> in(List<String> command, PlacementPolicy placement) {
    List<String> lists = placement.processors();
    if (lists.isEmpty()) {
      return command;
    }
    StringBuilder script = new StringBuilder("case \"" + RankOptions.RANK + "\" in ");
    for (int rank = 0; rank < lists.size(); rank++) {
      script.append(rank).append(") exec taskset -c ").append(lists.get(rank)).append(" \"$@\";; ");
    }
    script.append("*) exec \"$@\";; esac");
    List<String> wrapped =
        new ArrayList<>(List.of(RankOptions.SHELL, "-c", script.toString(), RankOptions.SHELL));
    wrapped.addAll(command);
    return wrapped;
  }
}
