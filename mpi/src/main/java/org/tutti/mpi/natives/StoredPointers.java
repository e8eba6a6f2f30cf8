package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.NativeLinker;

/** Reads pointers from memory of the library, for which there is no buffer: C copies them. */
final class StoredPointers {
  private final NativeLinker linker;
  private final CFunction memcpy;

  StoredPointers(NativeLinker linker) {
    this.linker = linker;
    this.memcpy = CFunction.of(linker.standardLibrary(), "memcpy");
  }

  /** The pointer in the 8 bytes at an address. */
  long at(long address) {
    ByteBuffer value = ByteBuffer.allocateDirect(Long.BYTES).order(ByteOrder.nativeOrder());
    memcpy.call(linker.addressOf(value), address, Long.BYTES);
    return value.getLong(0);
  }
}
