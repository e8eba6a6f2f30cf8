package org.tutti.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LibraryTimes;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.RankPlacement;

class HostDisturbanceTest {
  private static final long SECOND = 1_000_000_000L;

  /** Two ranks that were observed for ten seconds. */
  private static List<HostDisturbance> disturbances(
      String firstCpus, String secondCpus, double busySeconds, double... ownSeconds) {
    return disturbances(
        List.of(
            new RankPlacement(0, "one", 10, firstCpus),
            new RankPlacement(1, "one", 11, secondCpus)),
        busySeconds,
        MachineLoad.NONE,
        ownSeconds);
  }

  private static List<HostDisturbance> disturbances(
      List<RankPlacement> ranks, double busySeconds, MachineLoad load, double... ownSeconds) {
    List<RankReport> reports = new ArrayList<>();
    for (double own : ownSeconds) {
      RankActivity activity =
          new RankActivity(
              10 * SECOND, nanos(busySeconds), SECOND / 5, nanos(own), nanos(own) / 2, 0, 0);
      reports.add(new RankReport(reports.size(), 2, 1, 0, activity, load, LibraryTimes.NONE));
    }
    return HostDisturbance.of(ranks, reports);
  }

  private static long nanos(double seconds) {
    return Math.round(seconds * SECOND);
  }

  @Test
  void whatTheRanksDidNotUseThemselvesWasOfOtherPrograms() {
    HostDisturbance host = disturbances("0-1", "0-1", 19, 7, 7).get(0);
    assertThat(host.host()).isEqualTo("one");
    assertThat(host.seconds()).isEqualTo(10);
    assertThat(host.otherSeconds()).isEqualTo(5);
    assertThat(host.hasOtherPrograms()).isTrue();
    assertThat(host.isStolen()).isTrue();
  }

  @Test
  void anIdleMachineIsNotAccused() {
    assertThat(disturbances("0-1", "0-1", 20, 9.9, 9.8).get(0).hasOtherPrograms()).isFalse();
    assertThat(disturbances("0", "1", 10, 9.9, 9.8).get(0).hasOtherPrograms()).isFalse();
  }

  @Test
  void ranksOnProcessorsOfTheirOwnAreSeenOneByOne() {
    HostDisturbance host = disturbances("0", "1", 10, 6, 10).get(0);
    assertThat(host.otherSeconds()).isEqualTo(4);
    assertThat(host.waitedSeconds()).isEqualTo(5);
  }

  @Test
  void programsOnProcessorsThatNoRankNeedsDisturbNobody() {
    assertThat(disturbances("0-7", "0-7", 40, 10, 10).get(0).otherSeconds()).isZero();
    assertThat(disturbances("0-7", "0-7", 79, 8, 8).get(0).otherSeconds())
        .isCloseTo(63, within(1e-9));
  }

  @Test
  void ranksThatShareAProcessAreCountedOnce() {
    List<RankPlacement> threads =
        List.of(new RankPlacement(0, "one", 10, "0-1"), new RankPlacement(1, "one", 10, "0-1"));
    assertThat(disturbances(threads, 20, MachineLoad.NONE, 20, 20).get(0).otherSeconds()).isZero();
  }

  @Test
  void quotasAndHeatAreToldOfEachHost() {
    List<RankPlacement> hosts =
        List.of(new RankPlacement(0, "one", 10, "0"), new RankPlacement(1, "two", 10, "0"));
    MachineLoad load = new MachineLoad(1, 1, 0, SECOND, 0);
    assertThat(disturbances(hosts, 10, load, 10, 10))
        .extracting(HostDisturbance::host, HostDisturbance::isThrottled)
        .containsExactly(tuple("one", true), tuple("two", true));
  }

  @Test
  void whereTheKernelDoesNotTellNothingIsSaid() {
    List<RankPlacement> ranks = List.of(new RankPlacement(0, "one", 10, "unknown"));
    assertThat(HostDisturbance.of(ranks, List.of(new RankReport(0, 1, 1, 0)))).isEmpty();
  }
}
