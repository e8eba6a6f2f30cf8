package org.tutti.lab.operations.matching;

import org.tutti.mpi.PointToPointMessages;

/** Whether receives name the rank that they wait for. */
public enum NamedSources {
  /** All do. */
  NAMED,
  /** All wait for any source. */
  ANY,
  /** Every other one waits for any source, the first one does. */
  ALTERNATING;

  /** The source that receive {@code index} names. */
  int source(int index, int rank) {
    boolean isAny = this == ANY || this == ALTERNATING && index % 2 == 0;
    return isAny ? PointToPointMessages.ANY_SOURCE : rank;
  }
}
