package org.tutti.cli;

/** What is done to a file of a campaign. */
enum FileDamage {
  CUT,
  EMPTIED,
  BYTE_CHANGED,
  BYTES_CHANGED,
  LINE_REMOVED,
  LINE_TWICE,
  LINES_SWAPPED,
  TEXT_APPENDED,
  DELETED,
  COPIED_OVER_ANOTHER,
  COPIED_AS_ANOTHER,
  SWAPPED,
  OF_ANOTHER_CAMPAIGN,
  DIRECTORY_IN_ITS_PLACE,
  PIPE_IN_ITS_PLACE,
  LINK_TO_NOTHING,
  LINK_TO_ITSELF_ELSEWHERE,
  KEY_TWICE,
  RECORD_TWICE,
  COPIED_AS_A_LAUNCH_BY_HAND,
  REMOVED_WITH_ITS_ENTRIES,
  NO_PERMISSION,
  ERROR_OF_OPEN,
  ERROR_OF_READ,
  ERROR_OF_STAT;

  /** Whether the preloaded library makes it, for as long as commands run. */
  boolean isOfSystem() {
    return ordinal() >= NO_PERMISSION.ordinal();
  }
}
