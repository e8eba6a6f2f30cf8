package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.tutti.diagnostics.Counted;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;

/**
 * The drawings of a picture.
 *
 * @param id of its place on the page
 * @param caption what all of them have in common
 * @param undrawn what to do for the drawings that the page does not have
 */
public record PageSection(
    String id,
    String title,
    Optional<String> caption,
    List<PageFigure> figures,
    Optional<String> undrawn) {
  /** More drawings of one picture would make the page large. */
  private static final int MAX_DRAWINGS = 40;

  /**
   * A section for each picture that has something to draw.
   *
   * @param id a prefix that no other part of the page has
   * @param command what draws a picture in full, by its name
   */
  public static <T> List<PageSection> of(
      List<Picture<T>> pictures, T subject, String id, UnaryOperator<String> command) {
    List<PageSection> sections = new ArrayList<>();
    for (Picture<T> picture : pictures) {
      List<Drawing> drawings = picture.isTelling(subject) ? picture.of(subject) : List.of();
      if (!drawings.isEmpty()) {
        int shown = Math.min(MAX_DRAWINGS, drawings.size());
        sections.add(
            of(
                id + "-" + picture.name(),
                picture.title(),
                drawings.subList(0, shown),
                undrawn(drawings.size() - shown, command.apply(picture.name()))));
      }
    }
    return sections;
  }

  /** A section of these drawings; what all their captions say is said once. */
  static PageSection of(String id, String title, List<Drawing> drawings, Optional<String> undrawn) {
    List<String> captions = drawings.stream().map(Drawing::caption).distinct().toList();
    boolean isCommon = drawings.size() > 1 && captions.size() == 1;
    return new PageSection(
        id,
        title,
        isCommon ? Optional.of(captions.get(0)) : Optional.empty(),
        IntStream.range(0, drawings.size())
            .mapToObj(i -> PageFigure.of(drawings.get(i), id + i, !isCommon))
            .toList(),
        undrawn);
  }

  /** What draws those that are not shown; empty if all are. */
  static Optional<String> undrawn(int more, String command) {
    return more == 0
        ? Optional.empty()
        : Optional.of(
            Counted.are(more, "further picture") + " not shown here: " + command + " draws them.");
  }
}
