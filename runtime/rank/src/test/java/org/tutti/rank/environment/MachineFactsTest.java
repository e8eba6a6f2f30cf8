package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineFactsTest {
  @TempDir Path root;

  @Test
  void factsComeFromTheKernelsFiles() throws IOException {
    write("proc/sys/kernel/hostname", "node7");
    write("proc/sys/kernel/osrelease", "6.1.0-18-amd64");
    write("proc/cpuinfo", "processor\t: 0\nmodel name\t: Example CPU: 64-Core\nmicrocode\t: 0x5\n");
    write("proc/meminfo", "MemTotal:       24683000 kB\n");
    write("etc/os-release", "ID=debian\nPRETTY_NAME=\"Debian GNU/Linux 12\"\n");
    write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance\n");
    write("sys/devices/system/cpu/intel_pstate/no_turbo", "1\n");
    write("sys/devices/system/clocksource/clocksource0/current_clocksource", "tsc\n");
    Map<String, String> facts = facts();
    assertThat(facts)
        .containsEntry("host.name", "node7")
        .containsEntry("os.kernel", "6.1.0-18-amd64")
        .containsEntry("os.name", "Debian GNU/Linux 12")
        .containsEntry("cpu.model", "Example CPU: 64-Core")
        .containsEntry("cpu.microcode", "0x5")
        .containsEntry("cpu.governor", "performance")
        .containsEntry("cpu.turbo", "off")
        .containsEntry("clock.source", "tsc")
        .containsEntry("memory.total", "24683000 kB");
  }

  @Test
  void devicesOfTheNetwork() throws IOException {
    write("sys/class/net/eth1/device/uevent", "DRIVER=mlx5_core\nPCI_CLASS=20000\n");
    write("sys/class/net/eth1/speed", "100000\n");
    write("sys/class/net/eth2/device/uevent", "DRIVER=igb\n");
    write("sys/class/net/eth2/speed", "-1\n");
    write("sys/class/net/lo/speed", "1\n");
    write("sys/class/infiniband/mlx5_0/hca_type", "MT4123\n");
    write("sys/class/infiniband/mlx5_0/ports/1/rate", "100 Gb/sec (2X HDR)\n");
    Map<String, String> facts = new HashMap<>();
    new NetworkFacts(root.resolve("sys/class")).addTo(facts);
    assertThat(facts)
        .containsOnly(
            Map.entry("network.eth1", "driver mlx5_core, 100000 Mbit/s"),
            Map.entry("network.eth2", "driver igb, unknown Mbit/s"),
            Map.entry("network.mlx5_0", "MT4123, 100 Gb/sec (2X HDR)"));
  }

  @Test
  void settingsOfTheSystem() throws IOException {
    write("sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never\n");
    assertThat(facts())
        .containsEntry("system.hugePages", "always [madvise] never")
        .containsEntry("system.isolatedCpus", MachineFacts.UNKNOWN);
  }

  @Test
  void missingFactsAreUnknown() {
    assertThat(facts()).containsKey("cpu.governor").values().containsOnly(MachineFacts.UNKNOWN);
  }

  private Map<String, String> facts() {
    Map<String, String> facts = new HashMap<>();
    new MachineFacts(root).addTo(facts);
    return facts;
  }

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
