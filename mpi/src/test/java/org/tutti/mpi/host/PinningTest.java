package org.tutti.mpi.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class PinningTest {
  private final BitSet before = CpuMask.ofThisThread();
  private final Pinning pinning = new Pinning();

  @AfterEach
  void release() {
    pinning.release();
  }

  @Test
  void aThreadIsBoundToOneProcessorAndReleasedAgain() {
    for (int number = 0; number < before.cardinality() + 1; number++) {
      pinning.bind(number);
      int expected = before.stream().toArray()[number % before.cardinality()];
      assertThat(CpuMask.ofThisThread().stream()).containsExactly(expected);
    }
    pinning.release();
    assertThat(CpuMask.ofThisThread()).isEqualTo(before);
  }

  @Test
  void theProcessIsNotBoundByOneOfItsThreads() {
    BitSet process = CpuMask.ofThisProcess();
    pinning.bind(0);
    assertThat(CpuMask.ofThisThread().cardinality()).isEqualTo(1);
    assertThat(CpuMask.ofThisProcess()).isEqualTo(process);
  }

  @Test
  void aProcessIsBoundLikeTheThreadThatStartsIt() throws Exception {
    BitSet last = new BitSet();
    last.set(before.length() - 1);
    pinning.bind(last);
    Process process = new ProcessBuilder("grep", "Cpus_allowed_list", "/proc/self/status").start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(said.strip()).endsWith("\t" + (before.length() - 1));
  }
}
