package org.tutti.rank.probe;

import java.util.Optional;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.MachineCode;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * The loops of the probes in machine code for x86-64, whose ordinary loads and stores are those of
 * acquire and release. In Java, each launch would spend more on compiling them than on the probes.
 */
final class ProbeCode {
  /**
   * Makes {@code rdx} round trips: writes {@code rsi} to the line at {@code rdi}, adds 1, waits
   * until the line has that, but at most for {@code rcx} looks, and adds 1. Returns the round trips
   * that are left.
   */
  private static final String SEND =
      "488937 48ffc6 4889c8 483937 7407 48ffc8 75f6 eb08 48ffc6 48ffca 75e3 4889d0 c3";

  /** Waits for {@code rsi} first and writes afterward; else the same. */
  private static final String ANSWER =
      "4889c8 483937 7407 48ffc8 75f6 eb0e 48ffc6 488937 48ffc6 48ffca 75e3 4889d0 c3";

  /** Multiplies {@code rdi} times by three, each time what the last multiplication gave. */
  private static final String MULTIPLY = "4889f8 486bc003 48ffcf 75f7 c3";

  private static final String NAME = "probe";

  private final CFunction send;
  private final CFunction answer;
  private final CFunction multiply;

  private ProbeCode(CFunction send, CFunction answer, CFunction multiply) {
    this.send = send;
    this.answer = answer;
    this.multiply = multiply;
  }

  /**
   * Empty where no machine code can be executed.
   *
   * @param linker of a machine that {@link MachineCode} is for
   */
  static Optional<ProbeCode> make(NativeLinker linker) {
    MachineCode memory = new MachineCode(linker);
    Optional<CFunction> send = memory.function(NAME, SEND);
    Optional<CFunction> answer = memory.function(NAME, ANSWER);
    Optional<CFunction> multiply = memory.function(NAME, MULTIPLY);
    return send.isPresent() && answer.isPresent() && multiply.isPresent()
        ? Optional.of(new ProbeCode(send.get(), answer.get(), multiply.get()))
        : Optional.empty();
  }

  /**
   * Sends a line so often and waits for each answer.
   *
   * @param line address of the line
   * @param first what is written first; the partner must wait for the same
   * @param looks how often to look for an answer before giving up
   * @return whether all were answered
   */
  boolean send(long line, long first, long trips, long looks) {
    return send.call(line, first, trips, looks) == 0;
  }

  /** Answers so often, as the partner that {@linkplain #send sends}. */
  boolean answer(long line, long first, long trips, long looks) {
    return answer.call(line, first, trips, looks) == 0;
  }

  /** Makes so many multiplications, each of which needs the result of the last one. */
  void multiply(long times) {
    multiply.call(times);
  }
}
