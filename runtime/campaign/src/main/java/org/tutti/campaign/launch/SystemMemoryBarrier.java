package org.tutti.campaign.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Spares a rank's thread a fence on its way back from each C call, some 10 ns: the JVM then asks
 * the system for a barrier on all processors when it wants its threads to stop, which is rare.
 * HotSpot has it from JDK 20 on; whether kernel and container permit it is found by trying.
 */
final class SystemMemoryBarrier {
  private static final String OPTION = "-XX:+UseSystemMemoryBarrier";
  private static final long PATIENCE_SECONDS = 20;
  private static final Map<Path, List<String>> FOUND = new ConcurrentHashMap<>();

  private SystemMemoryBarrier() {}

  /** The option if JVMs of this {@code java} start with it here, otherwise none. */
  static List<String> options(Path java) {
    return FOUND.computeIfAbsent(java, path -> starts(path) ? List.of(OPTION) : List.of());
  }

  private static boolean starts(Path java) {
    try {
      Process process =
          new ProcessBuilder(java.toString(), OPTION, "-version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      try {
        return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
      } finally {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      // No such java: the launch itself will say so.
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
