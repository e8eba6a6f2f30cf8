package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Spares a rank's thread a fence on its way back from each C call (bench/call-cost): the JVM asks
 * the system for a barrier on all processors when it wants its threads to stop, which is rare.
 * HotSpot has it from JDK 20 on; whether kernel and container permit it is found by trying.
 */
final class SystemMemoryBarrier {
  private static final String OPTION = "-XX:+UseSystemMemoryBarrier";
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private SystemMemoryBarrier() {}

  /**
   * The option if JVMs of this {@code java} start with it here, otherwise none. A {@code java} that
   * is missing or hangs shows itself in the launch.
   */
  static List<String> options(Path java) {
    List<String> command = List.of(java.toString(), OPTION, "-version");
    ProgramAnswer answer = new ProgramQuery(command, Map.of(), true, TIMEOUT).askOnce();
    return answer.isSuccess() ? List.of(OPTION) : List.of();
  }
}
