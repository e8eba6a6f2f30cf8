package org.tutti.mpi.simulated;

import java.lang.reflect.Method;
import java.util.concurrent.ThreadFactory;

/**
 * The lightest threads this JDK has: virtual ones from JDK 21 on, reached by reflection since Tutti
 * is compiled for 17, and else platform threads with small stacks.
 */
final class LightThreads {
  private static final long STACK_BYTES = 256 * 1024;

  private static final ThreadFactory VIRTUAL = virtual();

  private LightThreads() {}

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
