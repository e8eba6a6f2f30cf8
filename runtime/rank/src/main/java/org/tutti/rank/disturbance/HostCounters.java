package org.tutti.rank.disturbance;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.tutti.mpi.host.KernelFile;
import org.tutti.rank.environment.ControlGroups;

/**
 * What the kernel has counted of the whole host, and what it has to do now; read twice in a launch.
 *
 * @param runnable tasks that are running or ready to run
 * @param pressureNanos time in which some task waited for a processor
 * @param throttledNanos time in which a quota kept the tasks of the control group from running
 * @param heatEvents how often a processor was slowed down because it was hot
 */
record HostCounters(int runnable, long pressureNanos, long throttledNanos, long heatEvents) {
  /** Nothing is known, or nothing has happened. */
  static final HostCounters NONE = new HostCounters(0, 0, 0, 0);

  private static final String PROCESSORS = "sys/devices/system/cpu";

  /**
   * @param root {@code /} except in tests
   */
  static HostCounters read(Path root) {
    String pressure = text(root.resolve("proc/pressure/cpu"));
    int total = pressure.indexOf("total=");
    return new HostCounters(
        (int) KernelText.numberAfter(text(root.resolve("proc/stat")), "procs_running"),
        total < 0 ? 0 : 1_000 * KernelText.firstNumber(pressure, total),
        throttledNanos(root),
        heatEvents(root.resolve(PROCESSORS)));
  }

  /**
   * Each group counts what its own quota has done. Version 2 counts in microseconds, version 1 in
   * nanoseconds.
   */
  private static long throttledNanos(Path root) {
    long nanos = 0;
    for (Path group : new ControlGroups(root).directories()) {
      String text = text(group.resolve("cpu.stat"));
      nanos +=
          1_000 * KernelText.numberAfter(text, "throttled_usec")
              + KernelText.numberAfter(text, "throttled_time");
    }
    return nanos;
  }

  /** Events of cores and of packages; the count of a package stands at each of its cores. */
  private static long heatEvents(Path processors) {
    long events = 0;
    Map<Long, Long> packages = new HashMap<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(processors)) {
      for (Path processor : found) {
        if (!isProcessor(processor.getFileName().toString())) {
          continue;
        }
        Path heat = processor.resolve("thermal_throttle");
        events += KernelText.firstNumber(text(heat.resolve("core_throttle_count")), 0);
        packages.put(
            KernelText.firstNumber(text(processor.resolve("topology/physical_package_id")), 0),
            KernelText.firstNumber(text(heat.resolve("package_throttle_count")), 0));
      }
    } catch (IOException e) {
      return 0;
    }
    for (long ofPackage : packages.values()) {
      events += ofPackage;
    }
    return events;
  }

  /** Whether it is that of one: beside them are cpufreq and others. */
  private static boolean isProcessor(String name) {
    return name.startsWith("cpu") && name.length() > 3 && Character.isDigit(name.charAt(3));
  }

  private static String text(Path file) {
    return KernelFile.text(file).orElse("");
  }
}
