package org.tutti.runtime.measure;

import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/** What the virtual machine does beside the measuring thread, and what that thread allocates. */
final class JvmActivity {
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
}
