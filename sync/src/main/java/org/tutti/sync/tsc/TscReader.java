package org.tutti.sync.tsc;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.OptionalLong;
import org.tutti.mpi.natives.linker.MachineCode;
import org.tutti.mpi.natives.linker.NativeLinker;

/** A function of machine code that reads the counter with {@code rdtscp}. */
final class TscReader {
  /** rdtscp; shl rdx, 32; or rax, rdx; ret. */
  private static final byte[] CODE = {
    0x0f,
    0x01,
    (byte) 0xf9,
    0x48,
    (byte) 0xc1,
    (byte) 0xe2,
    0x20,
    0x48,
    0x09,
    (byte) 0xd0,
    (byte) 0xc3
  };

  /** Constant, so that the JIT inlines the call; null where it cannot be made. */
  private static final MethodHandle READ = NativeLinker.ifAny().map(TscReader::make).orElse(null);

  private TscReader() {}

  static boolean isAvailable() {
    return READ != null;
  }

  static long read() {
    try {
      return (long) READ.invokeExact();
    } catch (Throwable e) {
      throw new IllegalStateException("the time-stamp counter could not be read", e);
    }
  }

  private static MethodHandle make(NativeLinker linker) {
    MethodType signature = MethodType.methodType(long.class);
    if (!MachineCode.isForThisMachine() || linker.functionAt(1, signature).isEmpty()) {
      return null;
    }
    OptionalLong place = new MachineCode(linker).place(CODE);
    return place.isEmpty() ? null : linker.functionAt(place.getAsLong(), signature).orElse(null);
  }
}
