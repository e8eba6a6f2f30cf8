package org.tutti.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.jvmcache.StartByHand;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.CampaignOnlySettings;
import org.tutti.rank.entry.RankRequest;
import org.tutti.rank.entry.Rehearsal;
import org.tutti.report.layout.Terminal;

/**
 * What ranks by hand do besides measuring: they read their arguments and the index of benchmarks,
 * look for options that they lack, and print the report. Commands have the same cache if the script
 * beside the jar starts them; the classes of picocli are too old for any cache.
 */
public final class CommandRehearsal implements Rehearsal {
  @Override
  public void run(Path results) {
    PrintWriter nobody = new PrintWriter(Writer.nullWriter());
    StartByHand.inFasterJvm(Main.class, Map.of(), new String[0]);
    RankRequest request =
        RankArguments.of("--msizes=8", "--nrep", "10", "--results", results.toString(), "example")
            .orElseThrow()
            .request();
    List<IndexEntry> benchmarks = BenchmarkSelection.onClassPath().own();
    if (!benchmarks.isEmpty()) {
      CampaignOnlySettings.notes(
          BenchmarkSelection.descriptors(List.of(benchmarks.get(0).name())),
          request.settings(),
          CampaignOnlySettings.jvmOptions());
    }
    Main.run(nobody, nobody, Terminal.NONE, Map.of(), "report", results.toString());
  }
}
