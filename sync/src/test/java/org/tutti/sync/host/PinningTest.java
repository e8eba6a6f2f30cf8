package org.tutti.sync.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

class PinningTest {
  private static final Path STATUS = Path.of("/proc/thread-self/status");
  private static final String KEY = "Cpus_allowed_list:";

  /** What the system lets this thread run on; where it does not tell, what the process may. */
  private static BitSet ofThisThread() throws IOException {
    if (!Files.exists(STATUS)) {
      return CpuMask.ofThisProcess();
    }
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith(KEY))
        .map(line -> CpuMask.parse(line.substring(KEY.length()).strip()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aThreadIsBoundToOneProcessorAndLetGoAgain() throws IOException {
    BitSet before = CpuMask.ofThisProcess();
    Pinning pinning = new Pinning();
    for (int number = 0; number < before.cardinality() + 1; number++) {
      pinning.bind(number);
      BitSet bound = ofThisThread();
      assertThat(before.intersects(bound)).isTrue();
      if (Files.exists(STATUS)) {
        int expected = before.stream().toArray()[number % before.cardinality()];
        assertThat(bound.stream().toArray()).containsExactly(expected);
      }
    }
    pinning.release();
    assertThat(ofThisThread()).isEqualTo(before);
  }
}
