package org.tutti.campaign.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.LaunchSettings;

/**
 * Options for the JVM of one rank, such as {@code 1:-Xlog:gc}. All ranks are started by one
 * command, so where there are such options a shell starts the JVM, which knows its rank.
 */
public final class RankOptions {
  private static final Pattern OF_RANK = Pattern.compile("(\\d{1,7}):(-.*)", Pattern.DOTALL);
  static final String SHELL = "/bin/sh";

  /** The variables in which launchers tell ranks their number. */
  static final String RANK = "${OMPI_COMM_WORLD_RANK-${PMI_RANK-${PMIX_RANK-${SLURM_PROCID-}}}}";

  private RankOptions() {}

  /** Those that are for all ranks. */
  public static List<String> ofAll(List<String> options) {
    return options.stream().filter(option -> !OF_RANK.matcher(option).matches()).toList();
  }

  /** Those that are for one rank, by its number. */
  private static Map<Integer, List<String>> byRank(List<String> options) {
    Map<Integer, List<String>> byRank = new LinkedHashMap<>();
    for (String option : options) {
      Matcher matcher = OF_RANK.matcher(option);
      if (matcher.matches()) {
        byRank
            .computeIfAbsent(Integer.valueOf(matcher.group(1)), rank -> new ArrayList<>())
            .add(matcher.group(2));
      }
    }
    return byRank;
  }

  /**
   * Checks that each of them has a rank with a JVM of its own.
   *
   * @throws org.tutti.diagnostics.TuttiException if not
   */
  static void check(LaunchSettings settings, Launcher launcher) {
    for (int rank : byRank(settings.command().jvmOptions()).keySet()) {
      if (launcher instanceof SelfLauncher || rank >= settings.processes()) {
        throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
            "--jvm-option has an option for rank " + rank + " alone, which has no JVM of its own.",
            launcher instanceof SelfLauncher
                ? "Ranks of " + launcher.name() + " share a JVM: give the option to all of them."
                : "Ranks are 0 to " + (settings.processes() - 1) + ".");
      }
    }
  }

  /** The command of every rank, in which each gets its own options. */
  static List<String> in(List<String> command, List<String> options) {
    Map<Integer, List<String>> byRank = byRank(options);
    if (byRank.isEmpty()) {
      return command;
    }
    StringBuilder script = new StringBuilder("j=$1; shift; case \"" + RANK + "\" in ");
    byRank.forEach(
        (rank, own) -> {
          script.append(rank).append(") exec \"$j\"");
          own.forEach(option -> script.append(' ').append(quoted(option)));
          script.append(" \"$@\";; ");
        });
    script.append("*) exec \"$j\" \"$@\";; esac");
    List<String> wrapped = new ArrayList<>(List.of(SHELL, "-c", script.toString(), SHELL));
    wrapped.addAll(command);
    return wrapped;
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
