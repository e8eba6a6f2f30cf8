package org.tutti.figures.picture;

import org.tutti.annotations.ScalingKind;

/**
 * What a reader chooses of pictures.
 *
 * @param bins of each launch in the run-time over time
 * @param scaling what grows with the number of processes
 */
public record PictureOptions(int bins, ScalingKind scaling) {
  /** 40 bins, as figures 3 and 11 of Hunold and Carpen-Amarie (2015) have; no declared scaling. */
  public static final PictureOptions DEFAULT = new PictureOptions(40, ScalingKind.UNDECLARED);
}
