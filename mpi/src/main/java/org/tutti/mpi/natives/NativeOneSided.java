package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OneSided;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.RmaWindow;

/** Making windows and groups. */
interface NativeOneSided extends OneSided, NativeCollectives {
  @Override
  default RmaWindow createWindow(MessageBuffer memory) {
    int unit = memory.datatype().bytes();
    OneSidedFunctions.WIN_CREATE.call(
        NativeBuffer.address(memory, memory.count(), memory.datatype()),
        (long) memory.count() * unit,
        unit,
        OneSidedFunctions.INFO_NULL,
        handle(),
        OutParameters.address());
    return NativeWindow.of(OutParameters.handle(), memory, this);
  }

  @Override
  default RmaWindow allocateWindow(Datatype datatype, int count) {
    int bytes = Math.multiplyExact(count, datatype.bytes());
    OneSidedFunctions.WIN_ALLOCATE.call(
        bytes,
        datatype.bytes(),
        OneSidedFunctions.INFO_NULL,
        handle(),
        OutParameters.pointerAddress(),
        OutParameters.address());
    long made = OutParameters.handle();
    ByteBuffer memory =
        bytes == 0
            ? ByteBuffer.allocateDirect(0)
            : LibraryBinding.memoryAt(OutParameters.pointer(), bytes);
    return NativeWindow.of(made, NativeBuffer.zeroed(datatype, count, memory), this);
  }

  @Override
  default RankGroup group(int... ranks) {
    return NativeGroup.of(handle(), ranks);
  }
}
