package org.tutti.mpi.mpj;

import org.tutti.mpi.LibraryChapter;

/** A communicator of MPJ Express, as its chapters need it. */
interface MpjHandle extends LibraryChapter {
  /** The library's own object. */
  Object handle();

  int rank();

  int size();

  @Override
  default String libraryName() {
    return MpjSession.LIBRARY;
  }
}
