package org.tutti.figures.single;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotFile;
import org.tutti.figures.plot.PlotSvg;

/** How single drawings are written. */
public enum DrawingFormat {
  SVG,
  PNG,
  PDF,
  MD;

  /** Whether its files are no text. */
  public boolean isBinary() {
    return this == PNG || this == PDF;
  }

  /** Its name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The format with this name.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is none
   */
  public static DrawingFormat named(String label) {
    return Arrays.stream(values())
        .filter(format -> format.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                CommandLineProblem.NAME_UNKNOWN.error(
                    "There is no format '" + label + "' of pictures.",
                    "Use one of svg, png, pdf, and md."));
  }

  /**
   * The contents of a file.
   *
   * @param drawings at least one; only Markdown has room for more
   */
  public byte[] of(List<Drawing> drawings) {
    if (this == MD) {
      return drawings.stream()
          .map(DrawingMarkdown::of)
          .collect(Collectors.joining("\n"))
          .getBytes(StandardCharsets.UTF_8);
    }
    if (drawings.size() > 1) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "A file of the format "
              + label()
              + " has one drawing, and there are "
              + drawings.size()
              + ".",
          "Choose one with --of: "
              + drawings.stream()
                  .map(drawing -> "'" + drawing.heading() + "'")
                  .collect(Collectors.joining(", "))
              + ".");
    }
    Drawing drawing = drawings.get(0);
    return switch (this) {
      case PNG ->
          PlotFile.png(drawing.plot(), drawing.heading(), drawing.caption(), drawing.measured());
      case PDF ->
          PlotFile.pdf(drawing.plot(), drawing.heading(), drawing.caption(), drawing.measured());
      default ->
          PlotSvg.file(drawing.plot(), drawing.heading(), drawing.caption(), drawing.measured())
              .getBytes(StandardCharsets.UTF_8);
    };
  }
}
