package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.natives.linker.NativeLinker;

/** Reads pointers from memory of the library, for which there is no buffer: C copies them. */
final class StoredPointers {
  private final NativeLinker linker;

  StoredPointers(NativeLinker linker) {
    this.linker = linker;
  }

  /** The pointer in the 8 bytes at an address. */
  long at(long address) {
    MethodHandle copy =
        linker
            .standardLibrary()
            .function(
                "memcpy", MethodType.methodType(long.class, long.class, long.class, long.class));
    ByteBuffer value = ByteBuffer.allocateDirect(Long.BYTES).order(ByteOrder.nativeOrder());
    try {
      long into = (long) copy.invokeExact(linker.addressOf(value), address, (long) Long.BYTES);
      return into == 0 ? 0 : value.getLong(0);
    } catch (Throwable e) {
      throw new IllegalStateException("memcpy could not be called", e);
    } finally {
      reachabilityFence(value);
    }
  }
}
