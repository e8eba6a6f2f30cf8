package org.tutti.operations.file;

/** What says where a call reads or writes. */
enum FilePosition {
  /** An offset that is given to it. */
  EXPLICIT,
  /** The file pointer of the rank, on a view of the blocks that are its own. */
  INDIVIDUAL,
  /** The file pointer of all ranks, in the order in which they call. */
  SHARED,
  /** The same, in the order of the ranks. */
  ORDERED;

  /** Whether all ranks have one pointer. */
  boolean isShared() {
    return this == SHARED || this == ORDERED;
  }
}
