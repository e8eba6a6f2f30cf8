package org.tutti.cli.list;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tutti.cli.option.BenchmarkNames;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.FormatOption;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.ResultFormat;
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
      "Shows benchmarks, with settings that differ from the defaults, and operations.",
      "Operations that are named, or whose suite is named, are shown in detail."
    })
public final class ListCommand implements Callable<Integer> {
  @Mixin private BenchmarkNames names;

  @Mixin private FormatOption format;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<String> given = names.all();
    if (format.value() == ResultFormat.JSON) {
      BenchmarkSelection selection = BenchmarkSelection.onClassPath();
      List<IndexEntry> listed =
          given.isEmpty()
              ? Stream.concat(selection.own().stream(), selection.catalog().stream()).toList()
              : selection.entries(given);
      spec.commandLine().getOut().print(ResultDocument.text(BenchmarkJson.of(listed)));
    } else {
      lines(given, PageOptions.styleOf(spec).width()).forEach(spec.commandLine().getOut()::println);
    }
    return ExitStatus.SUCCESS;
  }

  /** Those with the given names in detail; without names, an overview of all. */
  public static List<String> lines(List<String> given, int width) {
    BenchmarkSelection selection = BenchmarkSelection.onClassPath();
    ListLayout layout = new ListLayout(width);
    Stream<String> lines =
        given.isEmpty()
            ? Stream.concat(
                BenchmarkList.of(selection.own(), layout).stream(),
                OperationOverview.of(selection.catalog(), layout).stream())
            : BenchmarkList.of(selection.entries(given), layout).stream();
    return lines.map(PrintableText::of).toList();
  }
}
