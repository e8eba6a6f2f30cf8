package org.tutti.mpi.natives.ranks;

import org.tutti.mpi.MpiSession;

/** Something that every rank of a launch examines. */
interface Check {
  /** Throws when something is wrong. */
  void run(MpiSession session);
}
