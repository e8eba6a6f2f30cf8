package org.tutti.rank.counters;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.launch.CounterKind;

class ThreadCountersTest {
  private static final int TOUCHED = 16 << 20;

  /** More than the kernel enters into the page table at once: 2 MiB on x86-64. */
  private static final int LARGEST_FAULT = 4 << 20;

  private static final int MORE_MAPPINGS = 5;

  private static RankCounters count(ThreadCounters counters, Runnable work) {
    CounterMeter meter = counters.meter();
    meter.begin();
    work.run();
    meter.end(1);
    return meter.result();
  }

  /** Of this kernel: either it refuses and says so, or it counts. */
  @Test
  void thisKernelCountsWhatAThreadDoes(@TempDir Path directory) throws IOException {
    Path file = Files.write(directory.resolve("touched"), new byte[TOUCHED]);
    try (ThreadCounters counters = ThreadCounters.open(0);
        FileChannel channel = FileChannel.open(file)) {
      String fact = counters.facts().get("os.counters");
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      RankCounters work = count(counters, map(channel)::load);
      // Rarely a mapping was seen to have all of its pages at once; the cause is not known.
      for (int more = 0; more < MORE_MAPPINGS && faults(work) == 0; more++) {
        work = count(counters, map(channel)::load);
      }
      long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
      if (fact.startsWith("none: ")) {
        assertThat(work.sums()).isEmpty();
      } else {
        assertThat(fact).startsWith("task clock, ");
        assertThat(faults(work)).isGreaterThanOrEqualTo(TOUCHED / LARGEST_FAULT);
        assertThat(work.sums().get(CounterKind.CPU_NANOS)).isPositive().isLessThan(2 * used);
      }
      if (fact.contains("context switches")) {
        assertThat(count(counters, ThreadCountersTest::sleep).sums())
            .hasEntrySatisfying(
                CounterKind.CONTEXT_SWITCHES, times -> assertThat(times).isGreaterThanOrEqualTo(5));
      }
    }
  }

  private static long faults(RankCounters work) {
    return work.sums().getOrDefault(CounterKind.MINOR_FAULTS, 0L);
  }

  /** Unlike allocated memory, which may have been used before, a mapping has no pages at first. */
  private static MappedByteBuffer map(FileChannel channel) throws IOException {
    return channel.map(FileChannel.MapMode.READ_ONLY, 0, TOUCHED);
  }

  private static void sleep() {
    try {
      for (int time = 0; time < 5; time++) {
        Thread.sleep(1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anyNumberOfThreadsMayOpenThem() {
    try (ThreadCounters first = ThreadCounters.open(0);
        ThreadCounters hundredth = ThreadCounters.open(99)) {
      assertThat(first.facts().get("os.counters")).isNotEmpty();
      assertThat(count(hundredth, () -> {}).sums()).isEmpty();
    }
  }

  @Test
  void aSystemThatRefusesIsNoError() {
    try (ThreadCounters counters = new ThreadCounters(PerfCalls.NONE)) {
      assertThat(count(counters, () -> {})).isEqualTo(new RankCounters(1, 0, Map.of()));
      assertThat(counters.migrations()).isEqualTo(OptionalLong.empty());
      assertThat(counters.facts().values()).allMatch(fact -> fact.startsWith("none: "));
    }
  }

  @Test
  void aVirtualMachineHasTheKernelsCountersOnly() {
    try (ThreadCounters counters =
        new ThreadCounters(
            new ScriptedPerfCalls(attribute -> !ScriptedPerfCalls.isOfProcessor(attribute)))) {
      assertThat(counters.facts())
          .containsEntry("cpu.counters", "none: the processor offers none")
          .containsEntry(
              "os.counters",
              "task clock, context switches, cpu migrations, minor faults, major faults");
      assertThat(count(counters, () -> {}).sums()).doesNotContainKey(CounterKind.CYCLES);
      assertThat(counters.migrations()).isPresent();
    }
  }

  /** In user mode nothing changes its processor, so a count of 0 would be wrong. */
  @Test
  void withoutPermissionForTheKernelOnlyUserModeIsCounted() {
    ScriptedPerfCalls calls = new ScriptedPerfCalls(ScriptedPerfCalls::isUserOnly);
    try (ThreadCounters counters = new ThreadCounters(calls)) {
      assertThat(counters.facts())
          .containsEntry("cpu.counters", "cycles, instructions, cache misses (user mode only)")
          .containsEntry("os.counters", "task clock, minor faults, major faults (user mode only)");
      assertThat(counters.migrations()).isEmpty();
    }
    assertThat(calls.closed).isEqualTo(6);
  }
}
