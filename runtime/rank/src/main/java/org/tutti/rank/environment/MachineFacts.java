package org.tutti.rank.environment;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.tutti.mpi.host.KernelFile;
import org.tutti.records.launch.LaunchEnvironment;

/**
 * Facts about the hardware and the operating system, from {@code /proc}, {@code /sys}, and {@code
 * /etc}.
 *
 * @param root {@code /} except in tests
 */
record MachineFacts(Path root) {
  static final String UNKNOWN = "unknown";
  private static final String CPUS = "sys/devices/system/cpu/";

  /** Facts that are the whole content of a file. */
  private static final Map<String, String> FILES =
      Map.ofEntries(
          Map.entry("host.name", "proc/sys/kernel/hostname"),
          Map.entry("host.boot", "proc/sys/kernel/random/boot_id"),
          Map.entry("host.load", "proc/loadavg"),
          Map.entry("os.kernel", "proc/sys/kernel/osrelease"),
          Map.entry("os.build", "proc/sys/kernel/version"),
          Map.entry("os.commandLine", "proc/cmdline"),
          Map.entry("cpu.online", CPUS + "online"),
          Map.entry("cpu.governor", CPUS + "cpu0/cpufreq/scaling_governor"),
          Map.entry("cpu.frequencyDriver", CPUS + "cpu0/cpufreq/scaling_driver"),
          Map.entry("cpu.maximumFrequencyKHz", CPUS + "cpu0/cpufreq/scaling_max_freq"),
          Map.entry("cpu.smt", CPUS + "smt/control"),
          Map.entry(
              "clock.source", "sys/devices/system/clocksource/clocksource0/current_clocksource"),
          Map.entry("system.hugePages", "sys/kernel/mm/transparent_hugepage/enabled"),
          Map.entry("system.numaNodes", "sys/devices/system/node/online"),
          Map.entry("system.numaBalancing", "proc/sys/kernel/numa_balancing"),
          Map.entry("system.isolatedCpus", CPUS + "isolated"),
          Map.entry("system.tickless", CPUS + "nohz_full"),
          Map.entry("system.addressRandomization", "proc/sys/kernel/randomize_va_space"),
          Map.entry("system.idleDriver", CPUS + "cpuidle/current_driver"));

  void addTo(Map<String, String> facts) {
    for (Map.Entry<String, String> fact : FILES.entrySet()) {
      put(facts, fact.getKey(), file(fact.getValue()));
    }
    put(facts, "os.name", distribution());
    String processors = file("proc/cpuinfo").orElse("");
    put(facts, "cpu.model", KernelFile.value(processors, "model name", ':'));
    put(facts, "cpu.microcode", KernelFile.value(processors, "microcode", ':'));
    put(facts, "cpu.turbo", turbo());
    put(facts, "system.processorQuota", new ControlGroups(root).quota());
    CacheTopology topology = CacheTopology.of(root.resolve(CPUS));
    OptionalLong share = topology.lastLevelShare();
    put(
        facts,
        "cpu.lastLevelCacheShareBytes",
        Optional.of(share.isPresent() ? Long.toString(share.getAsLong()) : UNKNOWN));
    put(facts, LaunchEnvironment.SOCKETS, Optional.of(topology.sockets()));
    put(facts, LaunchEnvironment.LAST_LEVEL_CACHES, Optional.of(topology.lastLevelCaches()));
    put(facts, "memory.total", KernelFile.value(root.resolve("proc/meminfo"), "MemTotal"));
  }

  private Optional<String> distribution() {
    Optional<String> text = KernelFile.value(root.resolve("etc/os-release"), "PRETTY_NAME", '=');
    return text.isPresent() ? Optional.of(text.get().replace("\"", "")) : text;
  }

  /** Intel's driver has a file of its own, in which 0 means on. */
  private Optional<String> turbo() {
    String disabled = file(CPUS + "intel_pstate/no_turbo").orElse("");
    String boosted = file(CPUS + "cpufreq/boost").orElse("");
    boolean isOn = disabled.isEmpty() ? boosted.equals("1") : disabled.equals("0");
    return disabled.isEmpty() && boosted.isEmpty()
        ? Optional.empty()
        : Optional.of(isOn ? "on" : "off");
  }

  private Optional<String> file(String name) {
    return KernelFile.text(root.resolve(name));
  }

  private static void put(Map<String, String> facts, String name, Optional<String> value) {
    String text = value.orElse("");
    facts.put(name, text.isEmpty() ? UNKNOWN : text);
  }
}
