package org.tutti.rank.cell;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.measure.harness.StackFrames;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.process.AbortMessage;

/**
 * Ends the process when a cell takes too long, or when none of its calls is completed for too long.
 * A rank that hangs in the library cannot be interrupted, and the launcher ends the other ranks
 * when this one has ended; where ranks are threads of one JVM, all of them end with it. Cells that
 * were measured before are in the result file.
 *
 * <p>Ranks say where they are. Then one rank prints the message and ends the launch: one that keeps
 * the others waiting, if there is one; else the root; else any other.
 */
final class CellTimeout implements AutoCloseable {
  /**
   * Between two looks at a cell, which disturb it less than once in a million parts of its time.
   */
  private static final long POLL_MILLIS = 5000;

  /** Each rank says where it is before one of them ends the launch. */
  private static final long SAYING_MILLIS = 1000;

  /** How much later the root ends the launch if it is waiting for others itself. */
  private static final long ROOT_MILLIS = 1500;

  /** How much later another rank that is waiting does, if the root does not. */
  private static final long OTHER_MILLIS = 3000;

  /** More would say the same. */
  private static final int MAX_SPEAKERS = 16;

  /** What a rank knows of itself, read by this thread while the rank works. */
  interface WatchedCell {
    /** Where the rank is. */
    RankPosition position();

    /** A number that differs whenever a call of the benchmark was completed or a phase begun. */
    long progress();
  }

  /** What happens to messages and to the process. */
  interface LaunchEnding {
    /** Prints a line. */
    void say(String line);

    /** Prints a message and ends the process. */
    void end(Problem problem, String message);
  }

  private final CellLimit limit;
  private final int rank;
  private final WatchedCell watched;
  private final LaunchEnding ending;
  private final LongSupplier clock;
  private final Thread watch = new Thread(this::watch, "tutti-timeout");
  private boolean closed;
  private long lastProgress;
  private long changedNanos;

  /** Starts to count. */
  CellTimeout(CellLimit limit, int rank, WatchedCell watched, LaunchEnding ending) {
    this(limit, rank, watched, ending, System::nanoTime);
    watch.setDaemon(true);
    watch.start();
  }

  /** Does not start a thread. */
  CellTimeout(
      CellLimit limit, int rank, WatchedCell watched, LaunchEnding ending, LongSupplier clock) {
    this.limit = limit;
    this.rank = rank;
    this.watched = watched;
    this.ending = ending;
    this.clock = clock;
    this.lastProgress = watched.progress();
    this.changedNanos = clock.getAsLong();
  }

  /** Ends the process if the cell is not complete in time. */
  void watch() {
    if (limit.seconds().isPresent()) {
      long left = limit.leftMillis();
      if (!isClosedWithin(left)) {
        end(MeasurementProblem.CELL_TIMEOUT, Math.max(0, -left));
      }
      return;
    }
    while (!isClosedWithin(POLL_MILLIS)) {
      if (isStuck()) {
        // Ranks look at different times.
        end(MeasurementProblem.CELL_STUCK, -POLL_MILLIS);
        return;
      }
    }
  }

  /** Looks whether anything has changed, and remembers how long nothing did. */
  boolean isStuck() {
    long progress = watched.progress();
    long now = clock.getAsLong();
    Duration pause = Duration.ofNanos(now - changedNanos);
    if (progress != lastProgress) {
      limit.patience().paused(pause);
      lastProgress = progress;
      changedNanos = now;
      return false;
    }
    return pause.compareTo(limit.patience().limit(watched.position().phase())) >= 0;
  }

  /**
   * @param lateMillis for how long ranks have said already where they are, in earlier portions
   */
  private void end(MeasurementProblem problem, long lateMillis) {
    RankPosition position = watched.position();
    Duration since = Duration.ofNanos(clock.getAsLong() - changedNanos);
    if (lateMillis <= 0 && (position.isAlone() || rank < MAX_SPEAKERS)) {
      ending.say(
          problem.label()
              + " Rank "
              + rank
              + " is "
              + position.words()
              + since(problem, since)
              + ".");
    }
    if (!isClosedWithin(SAYING_MILLIS + delayMillis(rank, position) - lateMillis)) {
      ending.end(problem, limit.message(problem, rank, watched.position(), since));
    }
  }

  private static String since(MeasurementProblem problem, Duration since) {
    return problem == MeasurementProblem.CELL_STUCK ? ", since " + since.toSeconds() + " s" : "";
  }

  /** How long a rank leaves it to others to end the launch. */
  static long delayMillis(int rank, RankPosition position) {
    if (position.isAlone()) {
      return 0;
    }
    return rank == CollectiveExchange.ROOT ? ROOT_MILLIS : OTHER_MILLIS;
  }

  /** Only a benchmark would interrupt the watch, which goes on. */
  private synchronized boolean isClosedWithin(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    long left = millis;
    while (!closed && left > 0) {
      try {
        wait(left);
      } catch (InterruptedException e) {
        continue;
      } finally {
        left = (end - System.nanoTime()) / 1_000_000;
      }
    }
    return closed;
  }

  /** The cell, or a portion of it, is complete. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }

  /**
   * Prints to standard error, and ends this process.
   *
   * @param cell its name
   * @param hangs is told of the cell before that
   */
  static LaunchEnding ofProcess(String cell, Consumer<String> hangs) {
    // A benchmark may replace it while its cell is measured.
    PrintStream errors = System.err;
    return new LaunchEnding() {
      @Override
      public void say(String line) {
        errors.println(line);
      }

      @Override
      public void end(Problem problem, String message) {
        hangs.accept(cell);
        AbortMessage.print(errors::println, message);
        Runtime.getRuntime().halt(problem.exitStatus());
      }
    };
  }

  /**
   * How long a cell may take.
   *
   * @param cell its name
   * @param seconds over all its portions; empty if only its pauses are limited
   * @param spentNanos time that earlier portions took
   * @param patience how long none of its calls may be completed
   * @param isDry whether nothing is measured, and so nothing written
   */
  record CellLimit(
      String cell, Optional<Integer> seconds, long spentNanos, Patience patience, boolean isDry) {

    /** What is left of the seconds; negative if earlier portions took longer. */
    long leftMillis() {
      return seconds.orElseThrow() * 1000L - spentNanos / 1_000_000;
    }

    /**
     * Why the launch ends.
     *
     * @param since how long nothing has changed on the rank
     */
    String message(MeasurementProblem problem, int rank, RankPosition position, Duration since) {
      String what =
          problem == MeasurementProblem.CELL_STUCK
              ? String.format("has completed no call for %d s", since.toSeconds())
              : String.format("has taken more than %d s", seconds.orElseThrow());
      return problem.message(
          String.format("%s %s; rank %d is %s.", cell, what, rank, position.words()),
          (isDry
                  ? "The dry run ends."
                  : "The launch ends; the cells measured before are in the result file.")
              + (problem == MeasurementProblem.CELL_STUCK
                  ? " Look for a deadlock; if calls do take that long, set --timeout."
                  : " Raise --timeout, or check for a deadlock."));
    }
  }

  /**
   * Where a rank is, for the message about a cell that takes too long.
   *
   * @param phase of the cell
   * @param stack of the thread that measures, innermost frame first
   */
  record RankPosition(CellPhase phase, List<StackTraceElement> stack) {

    static RankPosition of(CellPhase phase, Thread thread) {
      return new RankPosition(phase, List.of(thread.getStackTrace()));
    }

    /**
     * Whether it keeps others waiting rather than waits for them: it runs a method of the
     * benchmark, but is neither in MPI nor in a synchronization.
     */
    boolean isAlone() {
      return stack.stream()
          .map(StackTraceElement::getClassName)
          .noneMatch(
              name -> name.startsWith("org.tutti.mpi.") || name.startsWith("org.tutti.sync."));
    }

    /** The words in {@code rank 3 is WORDS}. */
    String words() {
      return stack.stream()
          .filter(frame -> !frame.getClassName().matches("(java|jdk|sun)\\..*"))
          .findFirst()
          .map(frame -> phase.words() + ", at " + StackFrames.text(frame))
          .orElse(phase.words());
    }
  }
}
