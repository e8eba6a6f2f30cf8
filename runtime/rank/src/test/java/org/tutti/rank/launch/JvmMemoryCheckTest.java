package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.measure.harness.TestHarness;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.jvm.JvmMemory;

/** What the JVM permits itself is a limit of cells. */
class JvmMemoryCheckTest {
  private static final long MEBI = 1L << 20;

  /** The others are measured, and the option of the JVM is named. */
  @ParameterizedTest
  @CsvSource({
    "NATIVE, 1, 128, -XX:MaxDirectMemorySize=129m",
    "IN_PROCESS, 1, 256, -XX:MaxDirectMemorySize=257m",
    "SIMULATED, 256, 1, -Xmx257m",
    "MPJ, 256, 1, -Xmx257m",
    "MPJ_NIODEV, 128, 1, -Xmx129m"
  })
  void buffersThatTheJvmDoesNotPermitAreRefused(
      ProviderKind provider, long heap, long direct, String option) {
    PlanCheck check = inJvm(provider, "msizes", "8,64Mi");
    assertThat(check.in(new JvmMemory(heap * MEBI, direct * MEBI)).check(2, 2).reasons())
        .hasSize(1)
        .allSatisfy(
            (cell, why) -> {
              assertThat(cell.msize()).isEqualTo(64 * MEBI);
              assertThat(why)
                  .startsWith("The JVM has " + Math.max(heap, direct) + " MiB for buffers, but")
                  .contains("start it with " + option);
            });
    JvmMemory more = new JvmMemory(2 * heap * MEBI, 2 * direct * MEBI);
    assertThat(check.in(more).check(2, 2)).isEqualTo(ImpossibleCells.NONE);
  }

  /** The C library has no limit. */
  @Test
  void theJvmDoesNotLimitTheLargestBuffersOfALibrary() {
    PlanCheck check = inJvm(ProviderKind.NATIVE, "msizes", "3Gi");
    assertThatCode(() -> check.in(new JvmMemory(MEBI, MEBI)).check(2, 2))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({"EVICTED, 15, 64, -Xmx17m", "ADVANCED, 15, 63, -XX:MaxDirectMemorySize=65m"})
  void memoryThatKeepsDataOutOfTheCacheCounts(String data, long heap, long direct, String option) {
    PlanCheck check =
        inJvm(ProviderKind.NATIVE, "msizes", "8", "data", data, "data-cache-bytes", "16Mi");
    assertThatThrownBy(() -> check.in(new JvmMemory(heap * MEBI, direct * MEBI)).check(2, 2))
        .hasMessageStartingWith("[TUTTI-245]")
        .hasMessageContaining(option);
    assertThatCode(() -> check.in(new JvmMemory(16 * MEBI, 65 * MEBI)).check(2, 2))
        .doesNotThrowAnyException();
  }

  private static PlanCheck inJvm(ProviderKind provider, String... settings) {
    TestHarness harness = new TestHarness();
    return new PlanCheck(
            TestLaunch.plan(harness, 2, settings), harness.byName(), OptionalLong.empty())
        .on(provider);
  }
}
