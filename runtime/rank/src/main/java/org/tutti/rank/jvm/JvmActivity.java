package org.tutti.rank.jvm;

import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * The activity of the JVM in other threads than the measuring one, and the allocations of that
 * thread. Reading it allocates nothing.
 */
public final class JvmActivity implements AutoCloseable {
  /** Compilers that use less processor time than this are idle: they only check for work. */
  public static final long IDLE_COMPILATION_NANOS = 100_000;

  private final boolean observes;
  private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
  private final CompilerThreads compilerThreads = new CompilerThreads();
  private final GarbageCollectorMXBean[] collectors;
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final CompilerIdleness idleness;

  public JvmActivity() {
    this(true);
  }

  private JvmActivity(boolean observes) {
    this.observes = observes;
    detectCompilers();
    collectors =
        observes
            ? ManagementFactory.getGarbageCollectorMXBeans().toArray(new GarbageCollectorMXBean[0])
            : new GarbageCollectorMXBean[0];
    idleness =
        observes
            ? new CompilerIdleness(new Watched(), System::nanoTime)
            : CompilerIdleness.withoutCompilers();
  }

  /** No activity at any time, for ranks whose time is virtual; opens no files. */
  public static JvmActivity none() {
    return new JvmActivity(false);
  }

  /** How long the compilers have been idle. */
  public CompilerIdleness idleness() {
    return idleness;
  }

  /**
   * Includes compiler threads that were started since the last call, with all the time they have
   * used.
   */
  public void detectCompilers() {
    if (observes) {
      compilerThreads.detect();
    }
  }

  /**
   * The processor time of the compilers so far, in nanoseconds; the time of finished compilations
   * where the system does not provide it; 0 if there is no compiler.
   */
  public long compilationNanos() {
    if (!observes) {
      return 0;
    }
    return compilerThreads.areKnown()
        ? compilerThreads.nanos()
        : TimeUnit.MILLISECONDS.toNanos(finishedCompilationMillis());
  }

  /** The time of garbage collections so far, in nanoseconds but in steps of a millisecond. */
  public long collectionNanos() {
    long millis = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      millis += Math.max(0, collector.getCollectionTime());
    }
    return TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /** Garbage collections so far. */
  public long collections() {
    long count = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      count += Math.max(0, collector.getCollectionCount());
    }
    return count;
  }

  /** Bytes that the calling thread has allocated so far. */
  long allocatedBytes() {
    return observes ? threads.getCurrentThreadAllocatedBytes() : 0;
  }

  /** A new meter, which has not counted anything yet. */
  public Meter meter() {
    return new Meter();
  }

  /**
   * Adds up the activity between start and stop, which the same thread must call. Activity between
   * the runs of a cell is not counted, since it does not disturb any observation.
   */
  public final class Meter {
    private long compilation;
    private long collected;
    private long allocated;

    private Meter() {}

    public void start() {
      compilation -= JvmActivity.this.compilationNanos();
      collected -= JvmActivity.this.collections();
      allocated -= JvmActivity.this.allocatedBytes();
    }

    public void stop() {
      allocated += JvmActivity.this.allocatedBytes();
      collected += JvmActivity.this.collections();
      compilation += JvmActivity.this.compilationNanos();
    }

    /** The processor time of the compilers, in nanoseconds. */
    public long compilationNanos() {
      return compilation;
    }

    /** Garbage collections. */
    public long collections() {
      return collected;
    }

    /** Bytes that the thread allocated. */
    public long allocatedBytes() {
      return allocated;
    }
  }

  /** The compilers of this JVM. */
  private final class Watched implements CompilerIdleness.Compilers {
    @Override
    public long nanos() {
      return compilationNanos();
    }

    @Override
    public boolean tellStates() {
      return compilerThreads.areKnown();
    }

    @Override
    public boolean areAsleep() {
      return compilerThreads.areAsleep();
    }
  }

  @Override
  public void close() {
    compilerThreads.close();
  }

  private long finishedCompilationMillis() {
    return compiler == null || !compiler.isCompilationTimeMonitoringSupported()
        ? 0
        : compiler.getTotalCompilationTime();
  }
}
