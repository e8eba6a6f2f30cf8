package org.tutti.sync.tsc;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.tutti.mpi.natives.linker.LinkedLibrary;
import org.tutti.mpi.natives.linker.NativeLinker;

/** A function of machine code that reads the counter with {@code rdtscp}. */
final class TscReader {
  private static final long PAGE = 4096;
  private static final int PROT_READ = 1;
  private static final int PROT_WRITE = 2;
  private static final int PROT_EXEC = 4;
  private static final int MAP_PRIVATE_ANONYMOUS = 0x22;
  private static final long MAP_FAILED = -1;

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
  private static final MethodHandle READ = make(NativeLinker.ofThisJvm());

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
    if (!TscTrust.isX86() || linker.functionAt(1, MethodType.methodType(long.class)).isEmpty()) {
      return null;
    }
    long page = map(linker);
    return page == MAP_FAILED
        ? null
        : linker.functionAt(page, MethodType.methodType(long.class)).orElse(null);
  }

  /** A page with the code in it, writable while it is written and executable afterwards. */
  private static long map(NativeLinker linker) {
    LinkedLibrary standard = linker.standardLibrary();
    ByteBuffer code = ByteBuffer.allocateDirect(CODE.length).put(CODE).flip();
    try {
      MethodHandle mmap =
          standard.function(
              "mmap",
              MethodType.methodType(
                  long.class, long.class, long.class, int.class, int.class, int.class, long.class));
      long page =
          (long) mmap.invokeExact(0L, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0L);
      if (page == MAP_FAILED) {
        return MAP_FAILED;
      }
      MethodHandle memcpy =
          standard.function(
              "memcpy", MethodType.methodType(long.class, long.class, long.class, long.class));
      long ignored = (long) memcpy.invokeExact(page, linker.addressOf(code), (long) CODE.length);
      MethodHandle mprotect =
          standard.function(
              "mprotect", MethodType.methodType(int.class, long.class, long.class, int.class));
      int status = (int) mprotect.invokeExact(page, PAGE, PROT_READ | PROT_EXEC);
      return status == 0 ? page : MAP_FAILED;
    } catch (Throwable e) {
      throw new IllegalStateException("memory for machine code could not be had", e);
    } finally {
      Reference.reachabilityFence(code);
    }
  }
}
