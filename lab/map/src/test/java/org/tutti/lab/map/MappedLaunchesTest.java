package org.tutti.lab.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.tutti.lab.map.MappedLaunches.OneLaunch;
import org.tutti.lab.map.PairTimes.EndPair;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.launch.RankProbe;

/** Eight ranks of a host; where processors are far, all pairs of the first rank take 1.5 times. */
class MappedLaunchesTest {
  private static final int RANKS = 8;
  private static final int LAUNCHES = 12;
  private static final int MAPS = 100;

  private final Random random = new Random(48);

  private List<OneLaunch> launches(IntPredicate far) {
    List<OneLaunch> launches = new ArrayList<>();
    for (int launch = 0; launch < LAUNCHES; launch++) {
      boolean isFar = far.test(launch);
      Map<EndPair, Double> times = new HashMap<>();
      for (int one = 0; one < RANKS; one++) {
        for (int other = one + 1; other < RANKS; other++) {
          double time = 1000 * Math.exp(0.04 * random.nextGaussian());
          times.put(new EndPair("r" + one, "r" + other), isFar && one == 0 ? 1.5 * time : time);
        }
      }
      launches.add(new OneLaunch(times, List.of(probe(launch, isFar, false))));
    }
    return launches;
  }

  private MachineProbe probe(int launch, boolean far, boolean byMessage) {
    long picos = (far ? 410_000 : 90_000) + random.nextInt(900);
    OptionalLong asymmetry = byMessage ? OptionalLong.of(0) : OptionalLong.empty();
    return new MachineProbe(
        launch,
        List.of(
            new RankProbe(1, picos, 750, asymmetry), new RankProbe(RankProbe.NO_PARTNER, 0, 750)));
  }

  private static PairMap map(List<List<OneLaunch>> campaigns) {
    Map<String, RankPlacement> places = new LinkedHashMap<>();
    for (int rank = 0; rank < RANKS; rank++) {
      places.put("r" + rank, new RankPlacement(rank, "h", 100 + rank, "0"));
    }
    return new PairMap(
        MappedTime.LATENCY,
        8,
        MapReading.DEFAULT.with(MappedEnd.RANK),
        new MapBasis(
            List.copyOf(places.keySet()),
            places,
            LaunchTopology.unknown(),
            Instant.EPOCH,
            Map.of(),
            Map.of(),
            Double.NaN,
            List.of()),
        campaigns);
  }

  private static List<OneLaunch> unprobed(List<OneLaunch> launches) {
    return launches.stream().map(launch -> new OneLaunch(launch.times(), List.of())).toList();
  }

  @Test
  void onlyLaunchesOfTheStateThatAllCampaignsHaveSeenAreMapped() {
    PairMap map = map(List.of(launches(at -> at < 4), launches(at -> at >= 3)));

    assertThat(map.state()).contains(MachineState.NEAR);
    assertThat(map.launches()).isEqualTo(8);
    assertThat(map.launchesAgain()).isEqualTo(3);
    assertThat(map.launchesLeftOut()).isEqualTo(13);
    assertThat(map.confirmed()).isEmpty();
  }

  @Test
  void withoutACommonStateAllAreMapped() {
    PairMap map = map(List.of(launches(at -> false), launches(at -> true)));

    assertThat(map.state()).isEmpty();
    assertThat(map.launchesLeftOut()).isZero();
  }

  @Test
  void theDistanceOfHostsIsWhatAMapShows() {
    List<OneLaunch> launches = new ArrayList<>();
    for (int launch = 0; launch < LAUNCHES; launch++) {
      launches.add(new OneLaunch(Map.of(), List.of(probe(launch, launch < 4, true))));
    }
    assertThat(MappedLaunches.of(List.of(launches)).state()).isEmpty();
  }

  /** The second map found the machine far more often; no end of it has changed. */
  @Test
  void aStateIsNoChangeOfAnEnd() {
    int withStates = 0;
    int without = 0;
    for (int map = 0; map < MAPS; map++) {
      List<OneLaunch> before = launches(at -> at == 7);
      List<OneLaunch> after = launches(at -> at >= 3);
      withStates += change(before, after).slower().isEmpty() ? 0 : 1;
      without += change(unprobed(before), unprobed(after)).slower().isEmpty() ? 0 : 1;
    }
    assertThat(without).isGreaterThan(MAPS / 5);
    assertThat(withStates).isLessThanOrEqualTo(4);
  }

  private static MapChange change(List<OneLaunch> before, List<OneLaunch> after) {
    return MapChange.of(map(List.of(before)), map(List.of(after)));
  }
}
