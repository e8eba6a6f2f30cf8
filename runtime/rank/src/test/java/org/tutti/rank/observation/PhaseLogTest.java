package org.tutti.rank.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.sync.clock.RankClock;

class PhaseLogTest {
  private long now;
  private final PhaseLog log = new PhaseLog(clock(), 10);

  @Test
  void timeBelongsToThePhaseMarkedLast() {
    log.begin(0);
    at(12).mark("a");
    at(15).mark("b");
    at(25).mark("a");
    log.end(10, 32);
    log.begin(1);
    log.end(40, 45);
    log.append(2);

    assertThat(log.names()).containsExactly("", "a", "b");
    assertThat(times(0)).containsExactly(2, 5);
    assertThat(times(1)).containsExactly(3 + 7, 0);
    assertThat(times(2)).containsExactly(10, 0);
  }

  @Test
  void phasesMarkedLaterHaveZerosBeforeAndUnkeptRunsAreForgotten() {
    log.begin(0);
    log.end(0, 4);
    log.append(1);
    log.begin(0);
    at(11).mark("unkept");
    log.end(10, 20);
    log.begin(0);
    at(21).mark("kept");
    log.end(20, 30);
    log.append(1);

    assertThat(log.count()).isEqualTo(2);
    assertThat(times(0)).containsExactly(4, 1);
    assertThat(times(1)).containsExactly(0, 0);
    assertThat(times(2)).containsExactly(0, 9);
  }

  @Test
  void thereIsRoomForThirtyOneNames() {
    log.begin(0);
    for (int phase = 1; phase < 32; phase++) {
      log.mark("phase " + phase);
    }
    assertThatThrownBy(() -> log.mark("one too many"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("31")
        .hasMessageContaining("one too many");
  }

  private PhaseLog at(long time) {
    now = time;
    return log;
  }

  private long[] times(int phase) {
    long[] times = new long[log.count()];
    for (int index = 0; index < times.length; index++) {
      times[index] = log.time(phase, index);
    }
    return times;
  }

  private RankClock clock() {
    return new RankClock() {
      @Override
      public long now() {
        return now;
      }

      @Override
      public String name() {
        return "set by the test";
      }
    };
  }
}
