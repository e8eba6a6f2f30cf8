package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SimulatedClockTest {
  private static final double SECOND = 1e9;

  @Test
  void aPerfectClockShowsTrueTime() {
    SimulatedClock clock = new SimulatedClock(1, ClockModel.PERFECT, 0);
    assertThat(clock.at(12.5 * SECOND)).isEqualTo(12.5 * SECOND);
    assertThat(clock.read(1_234.9)).isEqualTo(1_234);
  }

  @Test
  void offsetsAndSkewsFillTheirRange() {
    ClockModel model = new ClockModel(1e6, 50e-6, 0, 1, 20, true);
    double largestOffset = 0;
    double largestSkew = 0;
    for (int i = 0; i < 500; i++) {
      SimulatedClock clock = new SimulatedClock(7, model, i);
      double offset = clock.at(0);
      largestOffset = Math.max(largestOffset, Math.abs(offset));
      double skew = (clock.at(SECOND) - offset) / SECOND - 1;
      largestSkew = Math.max(largestSkew, Math.abs(skew));
    }
    assertThat(largestOffset).isBetween(0.98e6, 1e6);
    assertThat(largestSkew).isBetween(49e-6, 50e-6);
  }

  @Test
  void readingsAreWholeGranulesAndNeverDecrease() {
    SimulatedClock clock = new SimulatedClock(3, new ClockModel(1e9, 50e-6, 1e-8, 30, 20, true), 4);
    long last = Long.MIN_VALUE;
    for (int i = 0; i < 100_000; i++) {
      long reading = clock.read(i * 7_919.3);
      assertThat(reading % 30).isZero();
      assertThat(reading).isGreaterThanOrEqualTo(last);
      last = reading;
    }
  }

  @Test
  void theFrequencyWandersByTheSquareRootOfTime() {
    double wander = 1e-8;
    ClockModel model = new ClockModel(0, 0, wander, 1, 20, true);
    int clocks = 2_000;
    double squares = 0;
    for (int i = 0; i < clocks; i++) {
      SimulatedClock clock = new SimulatedClock(11, model, i);
      double frequency = (clock.at(16.1 * SECOND) - clock.at(16 * SECOND)) / (0.1 * SECOND) - 1;
      squares += frequency * frequency;
    }
    assertThat(Math.sqrt(squares / clocks)).isCloseTo(wander * 4, within(wander * 4 * 0.06));
  }

  @Test
  void reachesIsTheInverse() {
    SimulatedClock clock = new SimulatedClock(5, new ClockModel(1e6, 50e-6, 1e-7, 10, 20, true), 1);
    for (double time : new double[] {1_000, 9.99e7, 1e8, 3.7e9, 2.2e10}) {
      long reading = clock.read(time);
      double reached = clock.reaches(reading);
      assertThat(reached).isLessThanOrEqualTo(time + 1e-5);
      assertThat(clock.at(reached)).isCloseTo(reading, within(1e-4));
    }
    assertThat(clock.reaches(clock.read(0) - 1_000)).isZero();
  }

  @Test
  void waitingForATimeEndsWithTheReadingThatALoopWouldEndWith() {
    Simulation simulation = Simulation.of(9, Network.QUIET);
    for (long wait : new long[] {-5, 0, 7, 1_000, 123_457}) {
      long[] ends = new long[2];
      double[] times = new double[2];
      for (int loop = 0; loop < 2; loop++) {
        int way = loop;
        Simulated.run(
            1,
            simulation,
            session -> {
              long target = session.localNanos() + wait;
              long reading;
              if (way == 0) {
                reading = session.awaitLocalNanos(target);
              } else {
                do {
                  reading = session.localNanos();
                } while (reading < target);
              }
              ends[way] = reading;
              times[way] = session.trueNanos();
            });
      }
      assertThat(ends[0]).as("wait %d", wait).isEqualTo(ends[1]);
      assertThat(times[0]).isCloseTo(times[1], within(1e-3));
    }
  }

  @Test
  void aClockThatCostsNothingToReadIsRefused() {
    assertThatThrownBy(() -> new ClockModel(0, 0, 0, 1, 0, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("readCost");
    assertThatThrownBy(() -> ClockModel.PERFECT.withWander(-1)).hasMessageContaining("wander");
    assertThatThrownBy(() -> ClockModel.PERFECT.withWander(Double.NaN))
        .hasMessageContaining("wander");
  }
}
