package org.tutti.mpi.collective;

import org.tutti.mpi.LibraryChapter;

/** Gives the chapters of a transport's communicator what all of them need. */
interface TransportPart extends LibraryChapter {
  /** What operations consist of. */
  TransportOperations steps();
}
