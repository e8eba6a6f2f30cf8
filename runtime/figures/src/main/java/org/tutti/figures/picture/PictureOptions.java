package org.tutti.figures.picture;

import java.util.Optional;
import org.tutti.annotations.syntax.ScaledWork;

/**
 * What a reader chooses of pictures.
 *
 * @param bins of each launch in the run-time over time
 * @param scaling how the work depends on the number of processes; empty for what the benchmarks
 *     declare
 */
public record PictureOptions(int bins, Optional<ScaledWork> scaling) {
  /** 40 bins, as figures 3 and 11 of Hunold and Carpen-Amarie (2015) have; no declared scaling. */
  public static final PictureOptions DEFAULT = new PictureOptions(40, Optional.empty());
}
