package org.tutti.mpi.natives.ranks;

import org.tutti.mpi.MpiSession;

/** A check that every rank of a launch makes. */
interface Check {
  /** Throws an exception if it fails. */
  void run(MpiSession session);
}
