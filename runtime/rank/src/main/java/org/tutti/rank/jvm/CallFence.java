package org.tutti.rank.jvm;

import java.util.List;

/**
 * Whether a thread of this JVM passes a memory fence when it returns from a C call. HotSpot does
 * unless it was told to request a barrier on all processors from the system when it stops its
 * threads, which it can be from JDK 20 on. The fence waits until the thread's stores are visible to
 * other processors, and so changes when other ranks see them.
 */
public final class CallFence {
  /** The option of a JVM without it. */
  public static final String WITHOUT = "-XX:+UseSystemMemoryBarrier";

  private static final String WITH = "-XX:-UseSystemMemoryBarrier";

  private CallFence() {}

  /**
   * Whether a JVM with these options has it.
   *
   * @param options those that it was started with; the last one of a name counts
   */
  public static boolean isPassed(List<String> options) {
    return options.lastIndexOf(WITHOUT) <= options.lastIndexOf(WITH);
  }
}
