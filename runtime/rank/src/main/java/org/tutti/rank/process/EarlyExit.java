package org.tutti.rank.process;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.measure.harness.StackFrames;

/**
 * Names the rank whose program calls System.exit before its work is done, and makes the process end
 * with a status that launchers notice: with status 0, they would let the other ranks wait forever.
 */
public final class EarlyExit implements AutoCloseable {
  private final Thread hook = new Thread(this::end, "tutti-early-exit");
  private final Function<Thread, Optional<String>> rankOf;
  private volatile boolean done;

  private EarlyExit(Function<Thread, Optional<String>> rankOf) {
    this.rankOf = rankOf;
  }

  /**
   * Watches this process until {@link #close}.
   *
   * @param rankOf names the rank that a thread is, such as {@code Rank 1}; empty for other threads
   */
  public static EarlyExit watch(Function<Thread, Optional<String>> rankOf) {
    EarlyExit exit = new EarlyExit(rankOf);
    Runtime.getRuntime().addShutdownHook(exit.hook);
    return exit;
  }

  /** The work is done, or its failure is reported elsewhere. */
  @Override
  public void close() {
    done = true;
  }

  private void end() {
    Optional<String> message = done ? Optional.empty() : message(Thread.getAllStackTraces());
    if (message.isPresent()) {
      AbortMessage.print(System.err::println, message.get());
      Runtime.getRuntime().halt(MpiProblem.RANK_ENDED_EARLY.exitStatus());
    }
  }

  /** Empty if the process ends for another reason, such as a signal. */
  Optional<String> message(Map<Thread, StackTraceElement[]> threads) {
    for (Map.Entry<Thread, StackTraceElement[]> thread : threads.entrySet()) {
      List<StackTraceElement> frames = Arrays.asList(thread.getValue());
      int exit = frames.stream().map(EarlyExit::isExit).toList().lastIndexOf(true);
      Optional<String> rank = rankOf.apply(thread.getKey());
      if (rank.isPresent() && exit >= 0 && exit + 1 < frames.size()) {
        return Optional.of(
            MpiProblem.RANK_ENDED_EARLY.message(
                rank.get()
                    + " ended before its work was done: "
                    + StackFrames.text(frames.get(exit + 1))
                    + " called System.exit.",
                "All ranks end; the cells measured before are in the result file. Do not call"
                    + " System.exit in a benchmark."));
      }
    }
    return Optional.empty();
  }

  private static boolean isExit(StackTraceElement frame) {
    return frame.getMethodName().equals("exit")
        && (frame.getClassName().equals("java.lang.System")
            || frame.getClassName().equals("java.lang.Runtime"));
  }
}
