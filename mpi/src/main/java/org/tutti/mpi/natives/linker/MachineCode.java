package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.OptionalLong;

/**
 * Puts machine code into memory and makes that executable, for the few instructions that Java
 * cannot say and no C compiler is there to make.
 */
public final class MachineCode {
  private static final long PAGE = 4096;
  private static final int PROT_READ = 1;
  private static final int PROT_WRITE = 2;
  private static final int PROT_EXEC = 4;
  private static final int MAP_PRIVATE_ANONYMOUS = 0x22;
  private static final long MAP_FAILED = -1;

  private final NativeLinker linker;
  private final MethodHandle mmap;
  private final MethodHandle memcpy;
  private final MethodHandle mprotect;

  /** Works through the C library's {@code mmap} and {@code mprotect}. */
  public MachineCode(NativeLinker linker) {
    LinkedLibrary standard = linker.standardLibrary();
    this.linker = linker;
    this.mmap =
        standard.function(
            "mmap",
            MethodType.methodType(
                long.class, long.class, long.class, int.class, int.class, int.class, long.class));
    this.memcpy =
        standard.function(
            "memcpy", MethodType.methodType(long.class, long.class, long.class, long.class));
    this.mprotect =
        standard.function(
            "mprotect", MethodType.methodType(int.class, long.class, long.class, int.class));
  }

  /** Whether this machine is one that the project has code for: Linux on x86-64. */
  public static boolean isForThisMachine() {
    return System.getProperty("os.arch").equals("amd64")
        && System.getProperty("os.name").equals("Linux");
  }

  /**
   * Where the code is from now on, for good, in a page of its own: writable while it is written,
   * executable afterwards. Empty where the system forbids that, as a hardened one may.
   *
   * @param code at most 4096 bytes
   */
  public OptionalLong place(byte[] code) {
    ByteBuffer source = ByteBuffer.allocateDirect(code.length).put(code).flip();
    try {
      long page =
          (long) mmap.invokeExact(0L, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0L);
      if (page == MAP_FAILED) {
        return OptionalLong.empty();
      }
      long ignored = (long) memcpy.invokeExact(page, linker.addressOf(source), (long) code.length);
      int status = (int) mprotect.invokeExact(page, PAGE, PROT_READ | PROT_EXEC);
      return status == 0 ? OptionalLong.of(page) : OptionalLong.empty();
    } catch (Throwable e) {
      throw new IllegalStateException("memory for machine code could not be had", e);
    } finally {
      Reference.reachabilityFence(source);
    }
  }
}
