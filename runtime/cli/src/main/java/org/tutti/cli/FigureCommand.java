package org.tutti.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.JudgedFigureOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.OutputFile;
import org.tutti.cli.option.ScalingOption;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.figures.single.DrawingFormat;
import org.tutti.figures.single.SelectedDrawings;
import org.tutti.report.ReportDigest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws a single picture of a campaign. */
@Command(
    name = "figure",
    description = {
      "Draws one of the pictures of 'report --html' as a separate file. Without a name, lists the"
          + " pictures."
    })
final class FigureCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "DIR", description = "Campaign directory.")
  private Path directory;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NAME",
      description = "Which picture, such as run-time or violin.")
  private String name;

  @Option(
      names = "--of",
      paramLabel = "TEXT",
      description = "Only operations, benchmarks, or cells whose name contains this text.")
  private String of = "";

  @Option(
      names = "--bins",
      paramLabel = "N",
      converter = CountConverter.class,
      description = "Bins of each launch in the picture over-time (default: 40).")
  private Integer bins;

  @Mixin private final JudgedFigureOption figure = new JudgedFigureOption();

  @Mixin private ScalingOption scaling;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = DrawingFormatConverter.class,
      description = "svg (default), pdf, png, or md (the numbers as tables).")
  private DrawingFormat format = DrawingFormat.SVG;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write (default: standard output; png and pdf need a file).")
  private Path file;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter output = spec.commandLine().getOut();
    CampaignResult campaign = OpenedCampaign.open(directory, figure.value().wanted(), spec);
    if (name == null) {
      SelectedDrawings.names().forEach(output::println);
      return ExitStatus.SUCCESS;
    }
    if (file == null && format.isBinary()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "A file of the format " + format.label() + " is binary and cannot be printed.",
          "Name a file with --output.");
    }
    List<Drawing> drawings =
        SelectedDrawings.of(
                ReportDigest.of(campaign.analysis().judgedBy(figure.value())), name, of, options())
            .stream()
            .map(drawing -> drawing.named(figure.value()))
            .toList();
    byte[] contents = format.of(drawings);
    if (file == null) {
      output.print(new String(contents, StandardCharsets.UTF_8));
      output.flush();
      return ExitStatus.ofFiles(List.of(campaign));
    }
    try {
      OutputFile.write(file, contents);
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The figure " + file + " could not be written: " + e + ".",
          "Name a file in a writable directory.",
          e);
    }
    return ExitStatus.ofFiles(List.of(campaign));
  }

  /** An option of another picture is not ignored. */
  private PictureOptions options() {
    check(PictureChoice.BINS, bins != null);
    check(PictureChoice.FIGURE, !figure.value().isMedian());
    check(PictureChoice.SCALING, scaling.work().isPresent());
    return new PictureOptions(bins == null ? PictureOptions.DEFAULT.bins() : bins, scaling.work());
  }

  private void check(PictureChoice choice, boolean isMade) {
    List<String> pictures = SelectedDrawings.names(choice);
    if (isMade && !pictures.contains(name)) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "The picture " + name + " " + choice.lack() + ".",
          pictures.isEmpty()
              ? "Leave " + choice.option() + " out."
              : "Draw "
                  + (pictures.size() > 1 ? "one of " : "")
                  + String.join(", ", pictures)
                  + ", or leave "
                  + choice.option()
                  + " out.");
    }
  }
}
