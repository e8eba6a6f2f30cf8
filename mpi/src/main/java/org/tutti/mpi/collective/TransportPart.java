package org.tutti.mpi.collective;

import org.tutti.mpi.LibraryPart;

/** Gives the chapters of a transport's communicator what all of them need. */
interface TransportPart extends LibraryPart {
  /** What operations consist of. */
  TransportOperations steps();
}
