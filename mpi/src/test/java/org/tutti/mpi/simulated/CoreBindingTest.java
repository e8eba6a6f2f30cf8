package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CoreBindingTest {
  @Test
  void theThreadHasOneCoreUntilTheBindingIsClosed() throws IOException {
    String before = allowed();
    try (CoreBinding binding = CoreBinding.here()) {
      assertThat(binding).isNotNull();
      assertThat(allowed()).matches("\\d+");
    }
    assertThat(allowed()).isEqualTo(before);
  }

  /** The cores that the kernel lets the calling thread run on. */
  private static String allowed() throws IOException {
    return Files.readAllLines(Path.of("/proc/thread-self/status")).stream()
        .filter(line -> line.startsWith("Cpus_allowed_list:"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElseThrow();
  }
}
