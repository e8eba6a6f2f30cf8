package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheTopologyTest {
  @TempDir Path cpus;

  @BeforeEach
  void firstAndSecondLevel() throws IOException {
    cache(0, "1", "Data", "48K", "0");
    cache(1, "1", "Instruction", "4M", "0");
    cache(2, "2", "Unified", "1024K", "0");
  }

  @Test
  void theLastLevelIsDividedAmongTheCpusThatShareIt() throws IOException {
    cache(3, "3", "Unified", "32768K", "0-3,8-11");
    assertThat(share()).isEqualTo(4L << 20);
  }

  @Test
  void theShareIsNeverLessThanThePrivateCache() throws IOException {
    cache(3, "3", "Unified", "32768K", "0-127");
    assertThat(share()).isEqualTo(1L << 20);
  }

  @Test
  void aPrivateLastLevelCountsWhole() {
    assertThat(share()).isEqualTo(1L << 20);
  }

  @Test
  void withoutADescriptionNothingIsKnown(@TempDir Path empty) {
    assertThat(CacheTopology.of(empty).lastLevelShare()).isEmpty();
  }

  private long share() {
    return CacheTopology.of(cpus).lastLevelShare().getAsLong();
  }

  private void cache(int index, String level, String type, String size, String sharers)
      throws IOException {
    Path cache = Files.createDirectories(cpus.resolve("cpu0/cache/index" + index));
    Files.writeString(cache.resolve("level"), level + "\n");
    Files.writeString(cache.resolve("type"), type + "\n");
    Files.writeString(cache.resolve("size"), size + "\n");
    Files.writeString(cache.resolve("shared_cpu_list"), sharers + "\n");
  }
}
