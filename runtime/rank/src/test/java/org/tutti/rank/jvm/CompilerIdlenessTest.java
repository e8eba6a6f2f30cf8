package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class CompilerIdlenessTest {
  private static final long MILLI = 1_000_000;

  private final FakeCompilers compilers = new FakeCompilers();
  private long now = 7;
  private final CompilerIdleness idleness = new CompilerIdleness(compilers, () -> now);

  @Test
  void compilersThatSleepAreDoneAfterAWhile() {
    now += MILLI / 4;
    assertThat(idleness.isLongEnough()).isFalse();
    now += MILLI / 4;
    assertThat(idleness.isLongEnough()).isTrue();
  }

  @Test
  void whatWasIdleInOneCellNeedNotWaitInTheNext() {
    now += 3 * MILLI;
    assertThat(idleness.isLongEnough()).isTrue();
    now += 50 * MILLI;
    assertThat(idleness.isLongEnough()).isTrue();
  }

  @Test
  void isAskedOftenButReadsSeldom() {
    int[] readings = {0};
    compilers.whenAsked = () -> readings[0]++;
    for (int call = 0; call < 2000; call++) {
      now += MILLI / 1000;
      idleness.isLongEnough();
    }
    assertThat(readings[0]).isEqualTo(10);
    assertThat(idleness.isLongEnough()).isTrue();
  }

  @Test
  void activityThatIsNoticedMeanwhileCountsAtOnce() {
    now += 10 * MILLI;
    assertThat(idleness.isLongEnough()).isTrue();
    compilers.asleep = false;
    assertThat(idleness.areActive()).isTrue();
    assertThat(idleness.isLongEnough()).isFalse();
  }

  /** The kernel adds up the time of a running thread only from tick to tick. */
  @Test
  void aCompilerThatRunsIsActiveAlthoughItsTimeDoesNotGrow() {
    now += 10 * MILLI;
    compilers.asleep = false;
    assertThat(idleness.areActive()).isTrue();
    assertThat(idleness.isLongEnough()).isFalse();
    compilers.asleep = true;
    now += MILLI / 4;
    assertThat(idleness.isLongEnough()).isFalse();
  }

  @Test
  void aCompilerThatWorkedBetweenTwoReadingsWasActive() {
    now += 10 * MILLI;
    compilers.nanos += MILLI;
    assertThat(idleness.areActive()).isTrue();
    assertThat(idleness.areActive()).isFalse();
    assertThat(idleness.isLongEnough()).isFalse();
  }

  @Test
  void whereStatesAreUnknownOnlyTwentyMillisecondsAreEnough() {
    compilers.tellStates = false;
    now += 19 * MILLI;
    assertThat(idleness.isLongEnough()).isFalse();
    now += MILLI;
    assertThat(idleness.isLongEnough()).isTrue();
  }

  @Test
  void settlesAtOnceIfNoCompilerWakesUp() {
    now += 10 * MILLI;
    long begin = now;
    compilers.whenAsked = () -> now += MILLI / 20;
    idleness.settle();
    assertThat(now - begin).isLessThan(MILLI / 2);
  }

  @Test
  void waitsForACompilerThatWakesUpAMomentLater() {
    now += 10 * MILLI;
    long begin = now;
    compilers.whenAsked =
        () -> {
          now += MILLI / 20;
          long since = now - begin;
          compilers.asleep = since < MILLI / 10 || since > 4 * MILLI;
        };
    idleness.settle();
    assertThat(now - begin).isGreaterThan(4 * MILLI + MILLI / 4);
    assertThat(idleness.isLongEnough()).isTrue();
  }

  @Test
  void waitsNoLongerThanItMay() {
    now += 10 * MILLI;
    long begin = now;
    compilers.asleep = false;
    compilers.whenAsked = () -> now += MILLI;
    idleness.settle();
    assertThat(now - begin).isBetween(50 * MILLI, 55 * MILLI);
  }

  private static final class FakeCompilers implements CompilerIdleness.Compilers {
    private long nanos;
    private boolean tellStates = true;
    private boolean asleep = true;
    private Runnable whenAsked = () -> {};

    @Override
    public long nanos() {
      return nanos;
    }

    @Override
    public boolean tellStates() {
      return tellStates;
    }

    @Override
    public boolean areAsleep() {
      whenAsked.run();
      return asleep;
    }
  }
}
