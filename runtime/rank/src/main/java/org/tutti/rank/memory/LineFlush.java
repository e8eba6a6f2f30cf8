package org.tutti.rank.memory;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.MachineCode;
import org.tutti.mpi.natives.linker.NativeLinker;

/** Flushes lines from all caches of the machine into memory, which Java cannot say. */
public final class LineFlush {
  /** clflush [rdi]; add rdi, 64; cmp rdi, rsi; jb to the first; mfence; ret. */
  private static final String CODE = "0fae3f 4883c740 4839f7 72f4 0faef0 c3";

  private static final int LINE_BYTES = 64;
  private static final Optional<LineFlush> OF_THIS_MACHINE = make();

  private final NativeLinker linker;
  private final CFunction code;

  private LineFlush(NativeLinker linker, CFunction code) {
    this.linker = linker;
    this.code = code;
  }

  /** Empty where no machine code can be executed, or none is known. */
  public static Optional<LineFlush> ofThisMachine() {
    return OF_THIS_MACHINE;
  }

  private static Optional<LineFlush> make() {
    return NativeLinker.ifAny()
        .filter(linker -> MachineCode.isForThisMachine())
        .flatMap(
            linker ->
                new MachineCode(linker)
                    .function("flush", CODE)
                    .map(code -> new LineFlush(linker, code)));
  }

  /** Where the lines of a direct buffer begin and end. */
  Lines lines(ByteBuffer direct) {
    long address = linker.addressOf(direct);
    return new Lines(address & -LINE_BYTES, address + direct.capacity());
  }

  /**
   * Some lines.
   *
   * @param begin address of the first
   * @param end address after the last byte
   */
  record Lines(long begin, long end) {}

  /** Flushes lines, and returns when they are in memory. */
  void flush(Lines lines) {
    code.call(lines.begin(), lines.end());
  }
}
