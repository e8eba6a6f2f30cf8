package org.tutti.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tutti.measure.entry.Rehearsal;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.process.RankZeroOutput;
import org.tutti.report.layout.Terminal;

/** What is run most often and should start fast: a launch by hand, and commands without one. */
public final class CommandRehearsal implements Rehearsal {
  @Override
  public void run(Path results) {
    PrintWriter nobody = new PrintWriter(Writer.nullWriter());
    RankArguments.of("--msizes=8", "--nrep", "10", "Example").orElseThrow().place();
    List<IndexEntry> benchmarks = BenchmarkSelection.onClassPath().own();
    if (!benchmarks.isEmpty()) {
      BenchmarkSelection.descriptors(List.of(benchmarks.get(0).name()));
    }
    for (List<String> command :
        List.of(
            List.of("report", results.toString()),
            List.of("list"),
            List.of("help"),
            List.of("--version"))) {
      Main.run(nobody, nobody, Terminal.NONE, Map.of(), command.toArray(String[]::new));
    }
    new Commands(new RankZeroOutput(nobody, Map.of()), Map.of()).parser("run").parseArgs("run");
  }
}
