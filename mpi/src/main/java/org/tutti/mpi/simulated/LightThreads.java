package org.tutti.mpi.simulated;

import java.lang.reflect.Method;
import java.util.concurrent.ThreadFactory;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * The lightest threads this JDK has: virtual ones from JDK 21 on, reached by reflection since Tutti
 * is compiled for 17, and else platform threads with small stacks.
 */
final class LightThreads {
  private static final long STACK_BYTES = 256 * 1024;

  /** Platform threads that take turns within minutes. */
  private static final int MAX_PLATFORM_THREADS = 4096;

  private static final ThreadFactory VIRTUAL = virtual();

  private LightThreads() {}

  /**
   * @throws TuttiException 37 if this JDK has no threads for so many ranks
   */
  static void check(int ranks) {
    if (VIRTUAL == null && ranks > MAX_PLATFORM_THREADS) {
      throw MpiProblem.TOO_MANY_RANKS.error(
          String.format(
              "JDK %s simulates at most %d ranks, not %d: it has no virtual threads.",
              Runtime.version().feature(), MAX_PLATFORM_THREADS, ranks),
          "Start Tutti with JDK 21 or later, or use fewer ranks with -np.");
    }
  }

  static ThreadFactory factory() {
    return VIRTUAL != null ? VIRTUAL : LightThreads::platform;
  }

  /** What makes switching between these threads cheap, for as long as a job runs. */
  static CoreBinding binding() {
    return VIRTUAL != null ? CoreBinding.none() : CoreBinding.here();
  }

  private static Thread platform(Runnable body) {
    Thread thread = new Thread(null, body, "rank", STACK_BYTES);
    thread.setDaemon(true);
    return thread;
  }

  private static ThreadFactory virtual() {
    try {
      Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
      Method factory = Class.forName("java.lang.Thread$Builder").getMethod("factory");
      return (ThreadFactory) factory.invoke(builder);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }
}
