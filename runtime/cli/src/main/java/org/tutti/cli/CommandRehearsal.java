package org.tutti.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.jvmcache.StartByHand;
import org.tutti.measure.entry.Rehearsal;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.jvm.Profiler;
import org.tutti.measure.launch.EarlierLaunches;
import org.tutti.measure.plan.CampaignOnlySettings;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.settings.Settings;
import org.tutti.report.layout.Terminal;

/**
 * What ranks by hand do besides measuring: they read their arguments and the index of benchmarks,
 * join earlier launches, and print the report. Other commands do not start with the cache. A class
 * that the cache lacks costs a rank the opening of its jar, 15 ms.
 */
public final class CommandRehearsal implements Rehearsal {
  @Override
  public void run(Path results) {
    PrintWriter nobody = new PrintWriter(Writer.nullWriter());
    RankArguments.of("--msizes=8", "--nrep", "10", "Example").orElseThrow().place();
    List<IndexEntry> benchmarks = BenchmarkSelection.onClassPath().own();
    if (!benchmarks.isEmpty()) {
      CampaignOnlySettings.notes(
          BenchmarkSelection.descriptors(List.of(benchmarks.get(0).name())),
          Settings.NONE,
          CampaignOnlySettings.jvmOptions());
    }
    StartByHand.inFasterJvm(Main.class, Map.of(), new String[0]);
    Profiler.begin(Map.of(), 0, results).close();
    join(new CampaignDirectory(results));
    Main.run(nobody, nobody, Terminal.NONE, Map.of(), "report", results.toString());
  }

  /** Acts as if the launch of training were the second one by hand in its directory. */
  private static void join(CampaignDirectory directory) {
    try (LaunchReader reader = LaunchReader.open(directory.launch(1))) {
      EarlierLaunches.join(directory, reader.header(), false);
    }
  }
}
