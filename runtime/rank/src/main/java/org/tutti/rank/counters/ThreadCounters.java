package org.tutti.rank.counters;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.tutti.rank.jvm.CompilationThresholds;

/**
 * Everything that may be counted of the thread that opens it, and of no other thread. Where nothing
 * may be counted its readings are empty, and {@link #facts} say why.
 */
public final class ThreadCounters implements AutoCloseable {
  /**
   * Ranks that are threads share the open files of one process, up to eight for each rank, and
   * there may be thousands of them.
   */
  private static final int MAX_THREADS = 64;

  private static final AtomicInteger THREADS = new AtomicInteger();

  private final EventGroup processor;
  private final EventGroup kernel;
  private final int migrations;

  ThreadCounters(PerfCalls calls) {
    processor = EventGroup.open(calls, PerfEvent.OF_PROCESSOR);
    kernel = EventGroup.open(calls, PerfEvent.OF_KERNEL);
    migrations = kernel.events().indexOf(PerfEvent.CPU_MIGRATIONS);
    GroupSum warm = new GroupSum(kernel);
    // No cell pays for linking, or for the code that the JVM makes of a method handle.
    for (int reading = 0; reading < CompilationThresholds.HANDLE_CALLS; reading++) {
      warm.begin();
    }
  }

  /**
   * Those of the calling thread.
   *
   * @param rank of this thread, which decides where a process has too many of them
   */
  public static ThreadCounters open(int rank) {
    boolean counts = THREADS.incrementAndGet() == 1 || rank < MAX_THREADS;
    return new ThreadCounters(
        counts ? LinuxPerfCalls.find().orElse(PerfCalls.NONE) : PerfCalls.NONE);
  }

  /** Those of a rank whose work is no work of a thread: nothing is counted. */
  public static ThreadCounters none() {
    THREADS.incrementAndGet();
    return new ThreadCounters(PerfCalls.NONE);
  }

  /** A new meter, for a cell. */
  public CounterMeter meter() {
    return new CounterMeter(processor, kernel);
  }

  /** How often this thread has changed its processor; empty if that may not be counted. */
  public OptionalLong migrations() {
    return migrations >= 0 && kernel.read()
        ? OptionalLong.of(kernel.value(migrations))
        : OptionalLong.empty();
  }

  /** What is counted, or why nothing is: facts about the environment, by name. */
  public Map<String, String> facts() {
    return new CounterFacts(Path.of("/")).of(processor, kernel);
  }

  @Override
  public void close() {
    processor.close();
    kernel.close();
    THREADS.decrementAndGet();
  }
}
