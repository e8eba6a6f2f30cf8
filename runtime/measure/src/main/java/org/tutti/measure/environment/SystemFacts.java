package org.tutti.measure.environment;

import java.nio.file.Path;
import java.util.Map;

/**
 * Settings of the system that change how processes run and find their memory.
 *
 * @param root {@code /} except in tests
 */
record SystemFacts(Path root) {
  private static final Map<String, String> FILES =
      Map.of(
          "system.hugePages", "sys/kernel/mm/transparent_hugepage/enabled",
          "system.numaNodes", "sys/devices/system/node/online",
          "system.numaBalancing", "proc/sys/kernel/numa_balancing",
          "system.isolatedCpus", "sys/devices/system/cpu/isolated",
          "system.tickless", "sys/devices/system/cpu/nohz_full",
          "system.addressRandomization", "proc/sys/kernel/randomize_va_space",
          "system.processorQuota", "sys/fs/cgroup/cpu.max",
          "system.idleDriver", "sys/devices/system/cpu/cpuidle/current_driver");

  void addTo(Map<String, String> facts) {
    FILES.forEach(
        (name, file) ->
            facts.put(
                name,
                KernelFile.text(root.resolve(file))
                    .filter(text -> !text.isEmpty())
                    .orElse(MachineFacts.UNKNOWN)));
  }
}
