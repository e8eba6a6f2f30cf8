package org.tutti.rank.counters;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * Linux's {@code perf_event_open}, for which the C library has no function but {@code syscall}.
 * That is declared with a variable number of arguments; on x86-64 and on 64-bit ARM under Linux,
 * integers after the dots are passed like those before them (System V ABI for x86-64, section
 * 3.2.3; Procedure Call Standard for the Arm 64-bit Architecture, section 6.8.2), so it is called
 * like any function.
 */
final class LinuxPerfCalls implements PerfCalls {
  /**
   * Numbers of the call in asm/unistd_64.h and asm-generic/unistd.h, by Java's name of the
   * architecture.
   */
  private static final Map<String, Long> NUMBERS = Map.of("amd64", 298L, "aarch64", 241L);

  private static final long CALLING_THREAD = 0;
  private static final long ANY_PROCESSOR = -1;

  /** PERF_FLAG_FD_CLOEXEC: programs that the rank starts do not inherit it. */
  private static final long CLOSE_ON_EXEC = 8;

  private static final NativeLinker LINKER = NativeLinker.ifAny().orElse(null);

  /** Constants, so that the JIT inlines the calls; null where the system is another one. */
  private static final CFunction SYSCALL = function("syscall");

  private static final CFunction READ = function("read");
  private static final CFunction CLOSE = function("close");

  private final long number;

  private LinuxPerfCalls(long number) {
    this.number = number;
  }

  /** Empty where the system call is not known, or C cannot be called. */
  static Optional<PerfCalls> find() {
    Long number = NUMBERS.get(System.getProperty("os.arch"));
    return isPossible() && number != null
        ? Optional.of(new LinuxPerfCalls(number))
        : Optional.empty();
  }

  @Override
  public int open(ByteBuffer attribute, int leader) {
    try {
      return (int)
          SYSCALL.call(
              number,
              LINKER.addressOf(attribute),
              CALLING_THREAD,
              ANY_PROCESSOR,
              leader,
              CLOSE_ON_EXEC);
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
    return READ.call(leader, address, bytes);
  }

  @Override
  public void close(int descriptor) {
    CLOSE.call(descriptor);
  }

  private static boolean isPossible() {
    return LINKER != null && System.getProperty("os.name").equals("Linux");
  }

  private static CFunction function(String symbol) {
    return isPossible() ? CFunction.of(LINKER.standardLibrary(), symbol) : null;
  }
}
