package org.tutti.cli.report;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.JudgedFigureOption;
import org.tutti.cli.option.ScalingOption;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.figures.single.DrawingFormat;
import org.tutti.figures.single.SelectedDrawings;
import org.tutti.report.cell.ReportDigest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The picture of a campaign that is exported instead of its figures. */
final class ExportedPicture {
  @Option(
      names = "--picture",
      paramLabel = "NAME",
      description = "Draw one of the pictures below, as svg (default), pdf, png, or md (tables).")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--of",
      paramLabel = "TEXT",
      description = "Draw only operations, benchmarks, or cells whose name contains this text.")
  private String of = "";

  @Mixin private final JudgedFigureOption figure = new JudgedFigureOption();

  @Mixin private ScalingOption scaling;

  /**
   * Whether a picture is asked for.
   *
   * @throws org.tutti.diagnostics.TuttiException if an option of pictures is given without it
   */
  boolean isAsked() {
    if (name.isEmpty()
        && (!of.isEmpty() || figure.named().isPresent() || scaling.work().isPresent())) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "--of, --figure, and --scaling are for pictures.", "Name a picture with --picture.");
    }
    return name.isPresent();
  }

  /** What the picture needs beyond the usual figures. */
  List<ObservationQuantile> wanted() {
    return figure.value().wanted();
  }

  /** The contents of the file. */
  byte[] contents(CampaignResult campaign, DrawingFormat format) {
    List<Drawing> drawings =
        SelectedDrawings.of(
                ReportDigest.of(campaign.analysis().judgedBy(figure.value())),
                name.orElseThrow(),
                of,
                options())
            .stream()
            .map(drawing -> drawing.named(figure.value()))
            .toList();
    return format.of(drawings);
  }

  /** An option of another picture is not ignored. */
  private PictureOptions options() {
    check(PictureChoice.FIGURE, !figure.value().isMedian());
    check(PictureChoice.SCALING, scaling.work().isPresent());
    return new PictureOptions(scaling.work());
  }

  private void check(PictureChoice choice, boolean isMade) {
    List<String> pictures = SelectedDrawings.names(choice);
    if (isMade && !pictures.contains(name.orElseThrow())) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "The picture " + name.get() + " " + choice.lack() + ".",
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
