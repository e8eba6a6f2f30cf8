package org.tutti.figures.single;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.figures.Pictures;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.report.cell.ReportDigest;

/** The drawings of a picture that a command asks for. */
public final class SelectedDrawings {
  private SelectedDrawings() {}

  /** The names of all pictures, in order. */
  public static List<String> names() {
    return pictures().map(Picture::name).toList();
  }

  /** The names of those of which a reader can choose this. */
  public static List<String> names(PictureChoice choice) {
    return pictures()
        .filter(picture -> picture.choices().contains(choice))
        .map(Picture::name)
        .toList();
  }

  private static Stream<Picture<?>> pictures() {
    return Stream.concat(Pictures.OF_CAMPAIGN.stream(), Pictures.OF_CELL.stream());
  }

  /**
   * The drawings of a picture; at least one.
   *
   * @param name of the picture
   * @param of what the heading of a drawing contains, or a whole heading, which may be a part of
   *     others; empty for all
   * @param options what is chosen of the picture
   * @throws TuttiException if there is no such picture, or if it has nothing to draw
   */
  public static List<Drawing> of(
      ReportDigest digest, String name, String of, PictureOptions options) {
    if (!names().contains(name)) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "There is no picture '" + name + "'.", "Use one of " + String.join(", ", names()) + ".");
    }
    List<Drawing> drawings = containing(digest, name, of, options);
    if (drawings.isEmpty()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "The campaign has nothing for the picture '" + name + "'" + where(of) + ".",
          (of.isEmpty()
                  ? "It may need more launches, more sizes, or a baseline to compare with. "
                  : "")
              + "Cells are called "
              + digest.analysis().cells().stream()
                  .limit(5)
                  .map(cell -> "'" + digest.name(cell) + "'")
                  .collect(Collectors.joining(", "))
              + ".");
    }
    List<Drawing> whole = drawings.stream().filter(one -> one.heading().equals(of)).toList();
    return whole.isEmpty() ? drawings : whole;
  }

  private static List<Drawing> containing(
      ReportDigest digest, String name, String of, PictureOptions options) {
    List<Drawing> drawings = new ArrayList<>();
    for (Picture<ReportDigest> picture : Pictures.ofCampaign(options)) {
      if (picture.name().equals(name)) {
        picture.of(digest).stream()
            .filter(drawing -> drawing.heading().contains(of))
            .map(drawing -> drawing.measured(digest.measured(digest.analysis().cells())))
            .forEach(drawings::add);
      }
    }
    for (Picture<CellView> picture : Pictures.OF_CELL) {
      if (picture.name().equals(name)) {
        views(digest, of).stream()
            .flatMap(
                cell ->
                    picture.of(cell).stream()
                        .map(one -> one.measured(digest.measured(List.of(cell.figures())))))
            .filter(drawing -> drawing.heading().contains(of))
            .forEach(drawings::add);
      }
    }
    return drawings;
  }

  /** The cells that are named; all if the text may be of a drawing, such as its densities. */
  private static List<CellView> views(ReportDigest digest, String of) {
    List<CellView> all =
        digest.analysis().samples().stream()
            .map(cell -> new CellView(digest.name(cell.figures()), cell))
            .toList();
    List<CellView> named =
        all.stream()
            .filter(cell -> cell.heading().contains(of) || of.startsWith(cell.heading()))
            .toList();
    return named.isEmpty() ? all : named;
  }

  private static String where(String of) {
    return of.isEmpty() ? "" : " of '" + of + "'";
  }
}
