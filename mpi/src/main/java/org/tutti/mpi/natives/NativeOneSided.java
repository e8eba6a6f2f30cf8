package org.tutti.mpi.natives;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OneSided;
import org.tutti.mpi.RmaAssertion;
import org.tutti.mpi.RmaWindow;
import org.tutti.mpi.WindowSizes;

/** Making windows and groups. */
interface NativeOneSided extends OneSided, NativeBlockingCollectives {
  @Override
  default WindowSizes windowSizes(MessageBuffer memory) {
    return WindowExtents.exchange(this, memory.datatype().bytes(), memory.elements());
  }

  @Override
  default RmaWindow createWindow(MessageBuffer memory, WindowSizes sizes) {
    if (!(sizes instanceof WindowExtents extents)) {
      throw new IllegalArgumentException("the sizes are of another provider: " + sizes);
    }
    int unit = memory.datatype().bytes();
    long bytes = memory.elements() * unit;
    if (bytes != extents.bytes(rank())) {
      throw new IllegalArgumentException(
          "the buffer has " + bytes + " bytes, but the others expect " + extents.bytes(rank()));
    }
    OneSidedFunctions.WIN_CREATE.call(
        NativeBuffer.address(memory, memory.elements(), memory.datatype()),
        bytes,
        unit,
        OneSidedFunctions.INFO_NULL,
        handle(),
        OutParameters.address());
    return NativeWindow.of(OutParameters.handle(), memory, extents);
  }

  @Override
  default RmaWindow allocateWindow(Datatype datatype, int count) {
    return allocateWindow(OneSidedFunctions.WIN_ALLOCATE, datatype, count);
  }

  @Override
  default RmaWindow allocateSharedWindow(Datatype datatype, int count) {
    return allocateWindow(OneSidedFunctions.WIN_ALLOCATE_SHARED, datatype, count);
  }

  private RmaWindow allocateWindow(NativeFunction function, Datatype datatype, int count) {
    function.call(
        (long) count * datatype.bytes(),
        datatype.bytes(),
        OneSidedFunctions.INFO_NULL,
        handle(),
        OutParameters.pointerAddress(),
        OutParameters.address());
    long made = OutParameters.handle();
    NativeBuffer memory = NativeBuffer.of(datatype, count, OutParameters.pointer());
    memory.clear();
    // Nobody gets past the exchange, and writes, before all memory has been cleared.
    return NativeWindow.of(made, memory, WindowExtents.exchange(this, datatype.bytes(), count));
  }

  @Override
  default RmaWindow createDynamicWindow() {
    OneSidedFunctions.WIN_CREATE_DYNAMIC.call(
        OneSidedFunctions.INFO_NULL, handle(), OutParameters.address());
    return NativeWindow.of(
        OutParameters.handle(),
        NativeBuffer.allocate(Datatype.BYTE, 0),
        WindowExtents.unlimited(size()));
  }

  @Override
  default int assertions(RmaAssertion... promises) {
    return OneSidedFunctions.assertions(promises);
  }
}
