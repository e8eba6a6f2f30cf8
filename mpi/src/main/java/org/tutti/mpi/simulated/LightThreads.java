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

  /** A platform thread costs much to wake, so it spins first, if it does not spin for its own. */
  static boolean worthSpinning() {
    return VIRTUAL == null && Runtime.getRuntime().availableProcessors() > 1;
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
