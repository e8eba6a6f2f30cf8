package org.tutti.figures.picture;

import java.util.Optional;
import org.tutti.annotations.syntax.ScaledWork;

/**
 * What a reader chooses of pictures.
 *
 * @param scaling how the work depends on the number of processes; empty for what the benchmarks
 *     declare
 */
public record PictureOptions(Optional<ScaledWork> scaling) {
  /** The scaling that the benchmarks declare. */
  public static final PictureOptions DEFAULT = new PictureOptions(Optional.empty());
}
