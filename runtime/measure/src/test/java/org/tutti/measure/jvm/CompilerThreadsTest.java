package org.tutti.measure.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** With real compilations: a class that is defined again is compiled again. */
class CompilerThreadsTest {
  private static final CompilationMXBean FINISHED = ManagementFactory.getCompilationMXBean();

  private final CompilerThreads threads = new CompilerThreads();
  private int sink;

  /** The code to be compiled. */
  public static final class Work implements IntUnaryOperator {
    @Override
    public int applyAsInt(int seed) {
      int value = seed;
      for (int i = 0; i < 100; i++) {
        value = Integer.rotateLeft(value * 31 + String.valueOf(value).hashCode(), i);
      }
      return value;
    }
  }

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
      IntUnaryOperator work = fresh();
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

  private static IntUnaryOperator fresh() {
    try (InputStream code = Work.class.getResourceAsStream("CompilerThreadsTest$Work.class")) {
      return (IntUnaryOperator)
          MethodHandles.lookup()
              .defineHiddenClass(code.readAllBytes(), true)
              .lookupClass()
              .getConstructor()
              .newInstance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
