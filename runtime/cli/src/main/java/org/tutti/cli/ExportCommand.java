package org.tutti.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.OutputFile;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.report.export.Export;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a campaign for other programs. */
@Command(name = "export", description = "Exports a campaign for other programs.")
final class ExportCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "DIR", description = "Campaign directory.")
  private Path directory;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      completionCandidates = Formats.class,
      description = "One of the formats below (default: csv).")
  private String format = "csv";

  @Option(
      names = "--columns",
      paramLabel = "NAME,...",
      split = ",",
      description =
          "The columns of a table (only latex and markdown), in this order, such as"
              + " benchmark,msize,median (default: those of the report; all: every one that is not empty).")
  private List<String> columns = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write (default: standard output).")
  private Path file;

  @Mixin private HelpOption help;

  private CommandSpec spec;

  /** The names of all formats, for the completion of shells. */
  static final class Formats implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Export.all().stream().map(Export::name).iterator();
    }
  }

  /** Adds what each format is to the help. */
  @Spec
  void setSpec(CommandSpec command) {
    spec = command;
    List<String> lines = new ArrayList<>(List.of("", "Formats:"));
    for (Export export : Export.all()) {
      lines.add(String.format("  %-12s  %s", export.name(), export.description()));
    }
    command.usageMessage().footer(lines.toArray(new String[0]));
  }

  @Override
  public Integer call() {
    Export named = Export.named(format);
    Export export = columns.isEmpty() ? named : named.with(columns);
    CampaignResult campaign = OpenedCampaign.open(directory, spec);
    CampaignAnalysis analysis = campaign.analysis();
    try {
      if (file == null) {
        Writer output = spec.commandLine().getOut();
        export.write(analysis, output);
        output.flush();
      } else {
        OutputFile.write(file, output -> export.write(analysis, output));
      }
    } catch (IOException | UncheckedIOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The export to " + file + " could not be written: " + e + ".",
          "Name a file in a writable directory.",
          e);
    }
    return ExitStatus.ofFiles(List.of(campaign));
  }
}
