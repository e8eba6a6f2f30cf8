package org.tutti.mpi.natives;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibrarySession;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.natives.linker.CStrings;

/** A session of the library. */
record NativeLibrarySession(long handle) implements LibrarySession {
  /** Tells apart what is made at the same time; Tutti makes one communicator after the other. */
  private static final ByteBuffer TAG = CStrings.encode("org.tutti");

  private static final long TAG_ADDRESS = LibraryBinding.addressOf(TAG);

  @Override
  public RankGroup group(String processSet, int... ranks) {
    ByteBuffer name = CStrings.encode(processSet);
    try {
      CreationFunctions.GROUP_FROM_SESSION_PSET.call(
          handle, LibraryBinding.addressOf(name), OutParameters.address());
      NativeGroup all = new NativeGroup(OutParameters.handle());
      return ranks.length == 0 ? all : all.only(ranks);
    } finally {
      Reference.reachabilityFence(name);
    }
  }

  @Override
  public Communicator createFromGroup(RankGroup group) {
    CreationFunctions.COMM_CREATE_FROM_GROUP.call(
        NativeGroup.handle(group),
        TAG_ADDRESS,
        CreationFunctions.INFO_NULL,
        CreationFunctions.ERRORS_RETURN,
        OutParameters.address());
    return NativeCommunicator.of(OutParameters.handle());
  }

  @Override
  public void close() {
    OutParameters.putHandle(handle);
    CreationFunctions.SESSION_FINALIZE.call(OutParameters.address());
  }
}
