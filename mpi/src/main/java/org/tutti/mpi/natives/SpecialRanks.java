package org.tutti.mpi.natives;

import org.tutti.mpi.PointToPointMessages;

/** The library's numbers for ranks and tags that stand for no process or tag in particular. */
final class SpecialRanks {
  private static final int ANY_SOURCE = (int) LibraryBinding.constant("MPI_ANY_SOURCE");
  private static final int ANY_TAG = (int) LibraryBinding.constant("MPI_ANY_TAG");
  private static final int PROC_NULL = (int) LibraryBinding.constant("MPI_PROC_NULL");

  private SpecialRanks() {}

  /** A source or destination as the library numbers it. */
  static int partner(int rank) {
    return rank >= 0 ? rank : special(rank);
  }

  private static int special(int rank) {
    return switch (rank) {
      case PointToPointMessages.ANY_SOURCE -> ANY_SOURCE;
      case PointToPointMessages.PROC_NULL -> PROC_NULL;
      // Not a number of either library, which says so.
      default -> Integer.MIN_VALUE;
    };
  }

  static int tag(int tag) {
    return tag == PointToPointMessages.ANY_TAG ? ANY_TAG : tag;
  }

  /** A rank that the library has given; that of an empty status stands for any source. */
  static int fromLibrary(int rank) {
    if (rank >= 0) {
      return rank;
    }
    return rank == PROC_NULL ? PointToPointMessages.PROC_NULL : PointToPointMessages.ANY_SOURCE;
  }
}
