package org.tutti.lab.archive;

/**
 * What the archive of a study may have at most, so that one that was made to fill a disk does not.
 *
 * @param files number of entries
 * @param bytes of all files that are unpacked, together
 * @param ratio of bytes unpacked to bytes in the archive, of a file of more than a mebibyte
 */
record UnpackLimits(int files, long bytes, long ratio) {
  /** More than a study of a month has. */
  static final UnpackLimits DEFAULT = new UnpackLimits(100_000, 8L << 30, 400);

  /** Files of fewer bytes may consist of what repeats itself. */
  static final long UNSUSPICIOUS = 1 << 20;
}
