package org.tutti.mpi.natives;

import org.tutti.mpi.RankGroup;

/** A group of the library. */
record NativeGroup(long handle) implements RankGroup {
  /** Some processes of a communicator. */
  static RankGroup of(long communicator, int... ranks) {
    NativeTopologies.TopologyFunctions.COMM_GROUP.call(communicator, OutParameters.address());
    return new NativeGroup(OutParameters.handle()).only(ranks);
  }

  /** Some of its processes, in place of it. */
  NativeGroup only(int... ranks) {
    ScratchIntegers.reserve(ranks.length);
    try {
      OneSidedFunctions.GROUP_INCL.call(
          handle, ranks.length, ScratchIntegers.copy(ranks), OutParameters.address());
      return new NativeGroup(OutParameters.handle());
    } finally {
      free();
    }
  }

  static long handle(RankGroup group) {
    if (group instanceof NativeGroup here) {
      return here.handle;
    }
    throw new IllegalArgumentException("the group is of another provider: " + group);
  }

  @Override
  public void free() {
    OutParameters.putHandle(handle);
    NativeTopologies.TopologyFunctions.GROUP_FREE.call(OutParameters.address());
  }
}
