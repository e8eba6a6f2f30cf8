package org.tutti.cli.cache;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.jvmcache.JvmCache;
import org.tutti.campaign.jvmcache.JvmCachePreparation;
import org.tutti.cli.option.BenchmarkNames;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.SettingsOptions;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.Settings;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes the JVM cache of a campaign, as after a build. */
@Command(
    name = "cache",
    description = {
      "Makes a JVM cache so that the ranks of run start faster, unless there is one, and prints"
          + " its file name. A campaign of three or more launches does this automatically."
    })
public final class CacheCommand implements Callable<Integer> {
  private final Class<?> main;

  @Mixin private BenchmarkNames names;

  private final SettingsOptions start = new SettingsOptions(SettingKey.all(SettingScope.LAUNCH));

  @Option(
      names = "--after-build",
      description =
          "For use as the last step of a build: makes the cache for all MPI libraries next to the"
              + " jar unless it has one, gives up after 25 s, or more on a busy machine, and prints"
              + " nothing, or a line that says why there is none. Also writes a script next to the"
              + " jar that starts it: mpirun -np 2 target/benchmarks.")
  private boolean afterBuild;

  @Mixin private HelpOption help;

  private CommandSpec spec;

  /**
   * @param main the class that the start script names
   */
  public CacheCommand(Class<?> main) {
    this.main = main;
  }

  /** Adds the options for how launches are started. */
  @Spec
  void setSpec(CommandSpec command) {
    spec = command;
    start.addTo(command);
  }

  @Override
  public Integer call() {
    Settings settings = start.settings();
    if (afterBuild) {
      Optional<String> why = BuiltCache.make();
      if (why.isPresent()) {
        JvmCachePreparation.describeOptionsBesideJar();
        spec.commandLine().getErr().println(why.get());
      }
      JvmCachePreparation.writeStartScript(main);
      return ExitStatus.SUCCESS;
    }
    CampaignPlanBuilder plan = CampaignPlan.builder().benchmarks(names.all());
    plan.settings(settings);
    List<JvmCache> made =
        Campaign.makeJvmCaches(plan.build(), ProgressDisplay.onStandardError(false));
    if (made.isEmpty()) {
      throw CampaignProblem.JVM_CACHE_NOT_MADE.error(
          "No JVM cache was made.",
          "It needs benchmarks in a jar, JDK 17 or later, a native MPI library or the in-process"
              + " provider, and a writable directory: $XDG_CACHE_HOME/tutti if that is set,"
              + " ~/.cache/tutti otherwise. If a launch failed, 'run --launches 1' shows why.");
    }
    PrintWriter out = spec.commandLine().getOut();
    for (JvmCache cache : made) {
      out.println(cache.kind().label() + " " + cache.file());
    }
    return ExitStatus.SUCCESS;
  }
}
