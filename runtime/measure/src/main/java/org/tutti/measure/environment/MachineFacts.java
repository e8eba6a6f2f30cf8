package org.tutti.measure.environment;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Hardware and system, from {@code /proc} and {@code /sys}.
 *
 * @param proc directory {@code proc}
 * @param cpus directory {@code devices/system/cpu} of {@code sys}
 * @param etc directory {@code etc}
 */
record MachineFacts(Path proc, Path cpus, Path etc) {
  static final String UNKNOWN = "unknown";

  /** The facts of the system whose root directory this is; {@code /} except in tests. */
  static MachineFacts of(Path root) {
    return new MachineFacts(
        root.resolve("proc"), root.resolve("sys/devices/system/cpu"), root.resolve("etc"));
  }

  void addTo(Map<String, String> facts) {
    put(facts, "host.name", file("sys/kernel/hostname"));
    put(facts, "host.boot", file("sys/kernel/random/boot_id"));
    put(facts, "host.load", file("loadavg"));
    put(facts, "os.kernel", file("sys/kernel/osrelease"));
    put(facts, "os.build", file("sys/kernel/version"));
    put(facts, "os.name", distribution());
    put(facts, "os.commandLine", file("cmdline"));
    put(facts, "cpu.model", KernelFile.value(proc.resolve("cpuinfo"), "model name"));
    put(facts, "cpu.microcode", KernelFile.value(proc.resolve("cpuinfo"), "microcode"));
    put(facts, "cpu.online", KernelFile.text(cpus.resolve("online")));
    put(facts, "cpu.governor", cpu("cpu0/cpufreq/scaling_governor"));
    put(facts, "cpu.frequencyDriver", cpu("cpu0/cpufreq/scaling_driver"));
    put(facts, "cpu.maximumFrequencyKHz", cpu("cpu0/cpufreq/scaling_max_freq"));
    put(facts, "cpu.turbo", turbo());
    put(facts, "cpu.smt", cpu("smt/control"));
    put(facts, "cpu.lastLevelCacheShareBytes", cacheShare());
    put(facts, "clock.source", cpu("../clocksource/clocksource0/current_clocksource"));
    put(facts, "memory.total", KernelFile.value(proc.resolve("meminfo"), "MemTotal"));
  }

  private Optional<String> distribution() {
    return KernelFile.text(etc.resolve("os-release"))
        .flatMap(
            text ->
                text.lines()
                    .filter(line -> line.startsWith("PRETTY_NAME="))
                    .map(line -> line.substring("PRETTY_NAME=".length()).replace("\"", ""))
                    .findFirst());
  }

  /** Two drivers say it in two places, one of them the other way round. */
  private Optional<String> turbo() {
    Optional<String> disabled = cpu("intel_pstate/no_turbo");
    return disabled.isPresent()
        ? disabled.map(text -> text.equals("0") ? "on" : "off")
        : cpu("cpufreq/boost").map(text -> text.equals("1") ? "on" : "off");
  }

  private Optional<String> cacheShare() {
    return CacheTopology.of(cpus).lastLevelShare().stream().mapToObj(Long::toString).findFirst();
  }

  private Optional<String> file(String name) {
    return KernelFile.text(proc.resolve(name));
  }

  private Optional<String> cpu(String name) {
    return KernelFile.text(cpus.resolve(name));
  }

  private static void put(Map<String, String> facts, String name, Optional<String> value) {
    facts.put(name, value.filter(text -> !text.isEmpty()).orElse(UNKNOWN));
  }
}
