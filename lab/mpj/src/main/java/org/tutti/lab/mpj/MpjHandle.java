package org.tutti.lab.mpj;

import org.tutti.mpi.LibraryPart;

/** A communicator of MPJ Express, as its chapters need it. */
interface MpjHandle extends LibraryPart {
  /** The library's own object. */
  Object handle();

  int rank();

  int size();

  @Override
  default String libraryName() {
    return MpjSession.LIBRARY;
  }
}
