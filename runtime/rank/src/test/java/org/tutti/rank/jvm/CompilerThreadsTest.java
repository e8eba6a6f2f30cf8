package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** With real compilations. */
@Tag("jdk")
class CompilerThreadsTest {
  private static final CompilationMXBean FINISHED = ManagementFactory.getCompilationMXBean();

  private final CompilerThreads threads = new CompilerThreads();
  private int sink;

  @BeforeEach
  void detect() {
    threads.detect();
  }

  @AfterEach
  void close() {
    threads.close();
  }

  @Test
  void aRunningCompilationCounts() {
    long enough = TimeUnit.MILLISECONDS.toNanos(2);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    long growth = 0;
    while (growth < enough && System.nanoTime() < deadline) {
      IntUnaryOperator work = FreshCode.define();
      long finished = FINISHED.getTotalCompilationTime();
      long begin = nanos();
      for (int i = 0; i < 20_000 && FINISHED.getTotalCompilationTime() == finished; i++) {
        sink += work.applyAsInt(i);
        growth = Math.max(growth, nanos() - begin);
      }
    }
    assertThat(growth).isGreaterThanOrEqualTo(enough);
  }

  @Test
  void theTimeOfAFinishedThreadStillCounts() {
    long nanos = nanos();
    threads.close();
    assertThat(nanos()).isPositive().isGreaterThanOrEqualTo(nanos);
  }

  @Test
  void threadsThatLastAreSearchedForUntilAllAreFound() {
    CompilerThreads none = new CompilerThreads(List.of("-XX:CICompilerCount=0"));
    none.detect();
    assertThat(none.areKnown()).isFalse();

    CompilerThreads some =
        new CompilerThreads(List.of("-XX:CICompilerCount=0", "-Xss1m", "-XX:CICompilerCount=1"));
    some.detect();
    assertThat(some.areKnown()).isTrue();
  }

  @Test
  void aSecondReadingCountsNoThreadTwice() {
    long before = nanos();
    threads.detect();
    CompilerThreads others = new CompilerThreads();
    others.detect();
    assertThat(nanos()).isBetween(before, others.nanos());
    others.close();
  }

  @Test
  void beforeTheFirstReadingNothingIsKnown() {
    assertThat(new CompilerThreads().areKnown()).isFalse();
  }

  private long nanos() {
    assertThat(threads.areKnown()).isTrue();
    return threads.nanos();
  }
}
