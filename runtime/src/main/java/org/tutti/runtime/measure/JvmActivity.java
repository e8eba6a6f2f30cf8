package org.tutti.runtime.measure;

import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/** What the virtual machine does beside the measuring thread, and what that thread allocates. */
final class JvmActivity {
  /** Garbage beyond which a collection is worth its time. */
  private static final long TOLERATED_BYTES = 12L << 20;

  private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Time that compilers have worked so far, in milliseconds; 0 where there is no compiler. */
  long compilationMillis() {
    return compiler == null || !compiler.isCompilationTimeMonitoringSupported()
        ? 0
        : compiler.getTotalCompilationTime();
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

  /**
   * Collects garbage unless there is little of it, so that no collection falls into the coming cell
   * and that the heap never grows to what the virtual machine would allow it.
   */
  static void tidyUp() {
    Runtime runtime = Runtime.getRuntime();
    if (runtime.totalMemory() - runtime.freeMemory() > TOLERATED_BYTES) {
      System.gc();
    }
  }
}
