package org.tutti.rank.jvm;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;

/**
 * The memory that a JVM permits itself, whatever its machine has.
 *
 * @param heap its largest heap in bytes
 * @param direct all of its buffers outside the heap together, in bytes
 */
public record JvmMemory(long heap, long direct) {
  private static final String DIRECT = "MaxDirectMemorySize";

  /** The limits of this JVM; without an option of its own, buffers have as much as the heap. */
  public static JvmMemory ofThisJvm() {
    long heap = Runtime.getRuntime().maxMemory();
    HotSpotDiagnosticMXBean jvm =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    long direct = jvm == null ? 0 : Long.parseLong(jvm.getVMOption(DIRECT).getValue());
    return new JvmMemory(heap, direct == 0 ? heap : direct);
  }
}
