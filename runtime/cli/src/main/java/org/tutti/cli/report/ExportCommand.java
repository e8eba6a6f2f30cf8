package org.tutti.cli.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.OutputFile;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.figures.single.DrawingFormat;
import org.tutti.figures.single.SelectedDrawings;
import org.tutti.report.export.Export;
import org.tutti.report.layout.WrappedText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a campaign for other programs. */
@Command(
    name = "export",
    description = "Exports the figures of a campaign for other programs, or one of its pictures.")
public final class ExportCommand implements Callable<Integer> {
  private static final String TABLE = "csv";

  @Parameters(index = "0", paramLabel = "DIR", description = "Campaign directory.")
  private Path directory;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      completionCandidates = Formats.class,
      description = "One of the formats below (default: csv), or that of a picture.")
  private Optional<String> format = Optional.empty();

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
      description = "File to write (default: standard output; png and pdf need a file).")
  private Path file;

  @Mixin private ExportedPicture picture;

  @Mixin private HelpOption help;

  private CommandSpec spec;

  /** The names of all formats, for the completion of shells. */
  static final class Formats implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.concat(
              Export.all().stream().map(Export::name),
              Arrays.stream(DrawingFormat.values()).map(DrawingFormat::label))
          .iterator();
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
    lines.addAll(List.of("", "Pictures:"));
    lines.addAll(
        WrappedText.lines(
            "  ",
            "  ",
            String.join(", ", SelectedDrawings.names()),
            command.usageMessage().width()));
    command.usageMessage().footer(lines.toArray(new String[0]));
  }

  @Override
  public Integer call() {
    if (picture.isAsked()) {
      return draw();
    }
    Export named = Export.named(format.orElse(TABLE));
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
      throw notWritable("export", e);
    }
    return ExitStatus.ofFiles(List.of(campaign));
  }

  private int draw() {
    DrawingFormat drawn = format.map(DrawingFormat::named).orElse(DrawingFormat.SVG);
    if (!columns.isEmpty() || file == null && drawn.isBinary()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          columns.isEmpty()
              ? "A file of the format " + drawn.label() + " is binary and cannot be printed."
              : "A picture has no columns.",
          columns.isEmpty() ? "Name a file with --output." : "Omit --columns or --picture.");
    }
    CampaignResult campaign = OpenedCampaign.open(directory, picture.wanted(), spec);
    byte[] contents = picture.contents(campaign, drawn);
    try {
      if (file == null) {
        spec.commandLine().getOut().print(new String(contents, StandardCharsets.UTF_8));
        spec.commandLine().getOut().flush();
      } else {
        OutputFile.write(file, contents);
      }
    } catch (IOException e) {
      throw notWritable("picture", e);
    }
    return ExitStatus.ofFiles(List.of(campaign));
  }

  private TuttiException notWritable(String what, Exception cause) {
    return CampaignProblem.OUTPUT_NOT_WRITABLE.error(
        "The " + what + " " + file + " could not be written: " + cause + ".",
        "Name a file in a writable directory.",
        cause);
  }
}
