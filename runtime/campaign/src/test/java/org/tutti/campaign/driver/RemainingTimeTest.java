package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;

/** Each estimate is replaced by what is known better. */
class RemainingTimeTest {
  private static final Duration NOTHING = Duration.ZERO;
  private final RemainingTime remaining =
      new RemainingTime(
          4, Optional.of(new TimeEstimate(Duration.ofSeconds(10), "by a model", false)));

  private Optional<Duration> left(int elapsed, int expected) {
    return remaining.left(Duration.ofSeconds(elapsed), Duration.ofSeconds(expected));
  }

  @Test
  void theFirstLaunchIsTimedByItsOwnCells() {
    assertThat(left(3, 0)).hasValue(Duration.ofSeconds(37));
    assertThat(left(3, 9)).hasValue(Duration.ofSeconds(37));
    assertThat(left(3, 80)).hasValue(Duration.ofSeconds(317));
  }

  @Test
  void launchesThatHaveEndedCountAlone() {
    remaining.add(Duration.ofSeconds(60));
    remaining.launchDone(3);
    assertThat(remaining.left(NOTHING, NOTHING)).hasValue(Duration.ofSeconds(180));
    assertThat(left(20, 400)).hasValue(Duration.ofSeconds(160));
    assertThat(left(200, 0)).hasValue(NOTHING);
  }

  @Test
  void withoutAnEstimateTheCellsOfTheFirstLaunchTell() {
    RemainingTime unknown = new RemainingTime(2, Optional.empty());
    assertThat(unknown.left(NOTHING, NOTHING)).isEmpty();
    assertThat(unknown.left(Duration.ofSeconds(1), Duration.ofSeconds(5)))
        .hasValue(Duration.ofSeconds(9));
  }

  /** What is left at any moment is what a clock shows until the end, whatever the times are. */
  @ParameterizedTest
  @CsvSource({"0, 1", "60, 1", "1800, 1", "1800, 3", "100, 2"})
  void pausesAreLeftToo(int over, int launchesOfBlock) {
    Duration each = Duration.ofSeconds(20);
    AtomicLong clock = new AtomicLong();
    List<PlannedLaunch> launches = new ArrayList<>();
    for (int number = 1; number <= 4 * launchesOfBlock; number++) {
      launches.add(new PlannedLaunch(number, 1 + (number - 1) / launchesOfBlock, Treatment.ONLY));
    }
    LaunchSpread spread = new LaunchSpread(Duration.ofSeconds(over), 4, 7, clock::get);
    RemainingTime left =
        new RemainingTime(0, Optional.of(new TimeEstimate(each, "measured", true)));
    left.begin(launches, spread);

    List<Duration> ends = new ArrayList<>();
    for (PlannedLaunch launch : launches) {
      ends.add(spread.elapsed().plus(left.left(NOTHING, NOTHING).orElseThrow()));
      boolean begins = (launch.number() - 1) % launchesOfBlock == 0;
      Duration due = begins ? spread.due(launch.block() - 1) : NOTHING;
      clock.set(Math.max(clock.get(), due.toNanos()));
      clock.addAndGet(each.toNanos() / 2);
      ends.add(spread.elapsed().plus(left.left(each.dividedBy(2), NOTHING).orElseThrow()));
      clock.addAndGet(each.toNanos() / 2);
      left.add(each);
      left.launchDone(left.remaining() - 1);
    }
    assertThat(ends).allMatch(end -> end.equals(spread.elapsed()));
  }
}
