package org.tutti.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tutti.diagnostics.PrintableText;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.report.json.BenchmarkJson;
import org.tutti.report.json.ResultDocument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the benchmarks. */
@Command(
    name = "list",
    description = {
      "Shows benchmarks, with the settings that differ from the defaults, and operations.",
      "Operations that are named, or whose suite is, are shown in detail."
    })
final class ListCommand implements Callable<Integer> {
  @Mixin private BenchmarkNames names;

  @Mixin private FormatOption format;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    BenchmarkSelection selection = BenchmarkSelection.onClassPath();
    ListLayout layout = new ListLayout(PageOptions.styleOf(spec).width());
    List<String> given = names.all();
    if (format.value() == ResultFormat.JSON) {
      List<IndexEntry> listed =
          given.isEmpty()
              ? Stream.concat(selection.own().stream(), selection.catalog().stream()).toList()
              : selection.entries(given);
      spec.commandLine().getOut().print(ResultDocument.text(BenchmarkJson.of(listed)));
    } else if (given.isEmpty()) {
      print(BenchmarkList.of(selection.own(), layout));
      print(OperationOverview.of(selection.catalog(), layout));
    } else {
      List<IndexEntry> selected = selection.entries(given);
      print(BenchmarkList.of(selected, layout));
    }
    return ExitStatus.SUCCESS;
  }

  private void print(List<String> lines) {
    lines.stream().map(PrintableText::of).forEach(spec.commandLine().getOut()::println);
  }
}
