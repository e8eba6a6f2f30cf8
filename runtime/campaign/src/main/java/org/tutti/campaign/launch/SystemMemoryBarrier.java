package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tutti.records.launch.RecordedJvm;

/**
 * An option that saves a memory fence whenever a rank's thread returns from a C call
 * (bench/call-cost): instead, the JVM asks the system for a barrier on all processors when it stops
 * its threads, which is rare. HotSpot has the option from JDK 20 on; whether the kernel and the
 * container permit it is determined by trying it.
 */
final class SystemMemoryBarrier {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private SystemMemoryBarrier() {}

  /**
   * The option if JVMs of this {@code java} start with it here, otherwise none. A {@code java} that
   * is missing or hangs is reported by the launch.
   */
  static List<String> options(Path java) {
    List<String> command = List.of(java.toString(), RecordedJvm.WITHOUT_FENCE, "-version");
    ProgramAnswer answer = new ProgramQuery(command, Map.of(), true, TIMEOUT).askOnce();
    return answer.isSuccess() ? List.of(RecordedJvm.WITHOUT_FENCE) : List.of();
  }
}
