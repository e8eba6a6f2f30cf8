package org.tutti.figures.picture;

import java.util.List;
import java.util.Set;

/**
 * A kind of picture.
 *
 * @param <T> of what it is: a campaign, a cell of it, several campaigns
 */
public interface Picture<T> {
  /** Its name on the command line and in names of files, such as {@code run-time}. */
  String name();

  /** What it shows, as a heading. */
  String title();

  /** The drawings; none if there is nothing to see. */
  List<Drawing> of(T subject);

  /** Whether the page shows them: few launches or sizes say nothing that its tables do not. */
  default boolean isTelling(T subject) {
    return true;
  }

  /** What a reader can choose of it. */
  default Set<PictureChoice> choices() {
    return Set.of();
  }
}
