package org.tutti.measure.jvm;

import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What the virtual machine does beside the measuring thread, and what that thread allocates. */
public final class JvmActivity implements AutoCloseable {
  /** Compilers that have nothing to do take less, now and then, to find that out. */
  public static final long IDLE_COMPILATION_NANOS = 100_000;

  private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
  private final CompilerThreads compilerThreads = new CompilerThreads();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  public JvmActivity() {
    compilerThreads.look();
  }

  /** Counts compilers that were started since the last look, too; what they did before included. */
  public void lookForCompilers() {
    compilerThreads.look();
  }

  /**
   * Time that compilers have worked so far, in nanoseconds; where the system does not tell, that of
   * finished compilations; 0 where there is no compiler.
   */
  public long compilationNanos() {
    return compilerThreads
        .nanos()
        .orElseGet(() -> TimeUnit.MILLISECONDS.toNanos(finishedCompilationMillis()));
  }

  /** Garbage collections so far. */
  long collections() {
    long count = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      count += Math.max(0, collector.getCollectionCount());
    }
    return count;
  }

  /** Bytes that the calling thread has allocated so far. */
  long allocatedBytes() {
    return threads.getCurrentThreadAllocatedBytes();
  }

  /** A new meter, which has not counted anything yet. */
  public Meter meter() {
    return new Meter();
  }

  /**
   * Adds up what happens between start and stop, on the thread that calls both. What the virtual
   * machine does between the runs of a cell disturbs no observation.
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

    /** Time that compilers worked, in nanoseconds. */
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
