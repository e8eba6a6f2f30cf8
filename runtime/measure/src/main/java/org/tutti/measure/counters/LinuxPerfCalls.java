package org.tutti.measure.counters;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.natives.linker.LinkedLibrary;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * Linux's {@code perf_event_open}, for which the C library has no function but {@code syscall}.
 * That is declared with a variable number of arguments; on x86-64 and on 64-bit ARM under Linux,
 * integers after the dots are passed like those before them (System V ABI for x86-64, section
 * 3.2.3; Procedure Call Standard for the Arm 64-bit Architecture, section 6.8.2), so it is called
 * like any function.
 */
final class LinuxPerfCalls implements PerfCalls {
  /** From asm/unistd_64.h and asm-generic/unistd.h, by Java's name of the architecture. */
  private static final Map<String, Long> NUMBERS = Map.of("amd64", 298L, "aarch64", 241L);

  private static final long CALLING_THREAD = 0;
  private static final long ANY_PROCESSOR = -1;

  /** PERF_FLAG_FD_CLOEXEC: programs that the rank starts do not inherit it. */
  private static final long CLOSE_ON_EXEC = 8;

  private static final NativeLinker LINKER = NativeLinker.ofThisJvm();

  /** Constants, so that the JIT inlines the calls; null where the system is another one. */
  private static final MethodHandle SYSCALL =
      function(
          "syscall",
          long.class,
          long.class,
          long.class,
          long.class,
          long.class,
          long.class,
          long.class);

  private static final MethodHandle READ =
      function("read", long.class, int.class, long.class, long.class);
  private static final MethodHandle CLOSE = function("close", int.class, int.class);

  private final long number;

  private LinuxPerfCalls(long number) {
    this.number = number;
  }

  /** Empty where the system call is not known. */
  static Optional<PerfCalls> find() {
    return isLinux()
        ? Optional.ofNullable(NUMBERS.get(System.getProperty("os.arch"))).map(LinuxPerfCalls::new)
        : Optional.empty();
  }

  @Override
  public int open(ByteBuffer attribute, int leader) {
    try {
      return (int)
          (long)
              SYSCALL.invokeExact(
                  number,
                  LINKER.addressOf(attribute),
                  CALLING_THREAD,
                  ANY_PROCESSOR,
                  (long) leader,
                  CLOSE_ON_EXEC);
    } catch (Throwable e) {
      throw new IllegalStateException("perf_event_open could not be called", e);
    } finally {
      Reference.reachabilityFence(attribute);
    }
  }

  @Override
  public long addressOf(ByteBuffer direct) {
    return LINKER.addressOf(direct);
  }

  @Override
  public long read(int leader, long address, long bytes) {
    try {
      return (long) READ.invokeExact(leader, address, bytes);
    } catch (Throwable e) {
      throw new IllegalStateException("counters could not be read", e);
    }
  }

  @Override
  public void close(int descriptor) {
    try {
      int ignored = (int) CLOSE.invokeExact(descriptor);
    } catch (Throwable e) {
      throw new IllegalStateException("a counter could not be closed", e);
    }
  }

  private static boolean isLinux() {
    return System.getProperty("os.name").equals("Linux");
  }

  private static MethodHandle function(String symbol, Class<?> returned, Class<?>... parameters) {
    if (!isLinux()) {
      return null;
    }
    LinkedLibrary standard = LINKER.standardLibrary();
    return standard.function(symbol, MethodType.methodType(returned, parameters));
  }
}
