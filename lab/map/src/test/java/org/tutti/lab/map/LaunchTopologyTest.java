package org.tutti.lab.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.lab.map.MappedLaunches.OneLaunch;
import org.tutti.lab.map.PairTimes.EndPair;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;

/** How far ranks are from each other, as hosts, Slurm, and a file say. */
class LaunchTopologyTest {
  private static final int CACHE = 0;
  private static final int SOCKET = 1;

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          ProviderKind.NATIVE, "Sample", "1", "", "none", CallCost.NONE, ThreadLevels.SINGLE);

  /** Two sockets of four processors, of which two share a last-level cache. */
  private static final Map<String, String> TWO_SOCKETS =
      Map.of(
          LaunchEnvironment.SOCKETS, "0-3;4-7",
          LaunchEnvironment.LAST_LEVEL_CACHES, "0-1;2-3;4-5;6-7");

  private static RankPlacement place(int rank, String host, String processors) {
    return new RankPlacement(rank, host, 100 + rank, processors);
  }

  private static LaunchTopology topology(List<RankPlacement> places, Map<String, String> switches) {
    List<String> hosts = places.stream().map(RankPlacement::host).distinct().toList();
    List<HostEnvironment> all =
        hosts.stream()
            .map(host -> new HostEnvironment(host, LIBRARY, TWO_SOCKETS, variables(host, switches)))
            .toList();
    return LaunchTopology.of(
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("map"), 1, 1, Instant.EPOCH, Map.of()),
            places.size(),
            places,
            LIBRARY,
            List.of(),
            new LaunchEnvironment(
                "test", all.get(0).facts(), all.get(0).variables(), all.subList(1, all.size())),
            List.of()));
  }

  private static Map<String, String> variables(String host, Map<String, String> switches) {
    return switches.containsKey(host)
        ? Map.of("SLURM_TOPOLOGY_ADDR", switches.get(host) + "." + host)
        : Map.of();
  }

  /** One time for each pair of ranks. */
  private static PairMap map(
      List<RankPlacement> places, LaunchTopology topology, MapReading reading) {
    Map<String, RankPlacement> ends = new LinkedHashMap<>();
    places.forEach(
        place -> ends.putIfAbsent(reading.per().orElseThrow().name(place, topology), place));
    List<String> names = List.copyOf(ends.keySet());
    Map<EndPair, Double> times = new HashMap<>();
    for (int one = 0; one < names.size(); one++) {
      for (int other = one + 1; other < names.size(); other++) {
        times.put(new EndPair(names.get(one), names.get(other)), 1000.0);
      }
    }
    return new PairMap(
        MappedTime.LATENCY,
        8,
        reading,
        new MapBasis(
            names, ends, topology, Instant.EPOCH, Map.of(), Map.of(), Double.NaN, List.of()),
        List.of(List.of(new OneLaunch(times, List.of()))));
  }

  private static int kind(PairMap map, int one, int other) {
    int[] kinds = map.kinds();
    for (int pair = 0; pair < map.pairs(); pair++) {
      if (map.from(pair) == one && map.to(pair) == other) {
        return kinds[pair];
      }
    }
    throw new AssertionError("no such pair");
  }

  @Test
  void processorsOfAHostShareACacheASocketOrNeither() {
    List<RankPlacement> places =
        List.of(
            place(0, "a", "0"),
            place(1, "a", "1"),
            place(2, "a", "3"),
            place(3, "a", "4-5"),
            place(4, "a", "unknown"));
    LaunchTopology topology = topology(places, Map.of());

    assertThat(topology.withinHost(places.get(0), places.get(1))).isEqualTo(CACHE);
    assertThat(topology.withinHost(places.get(0), places.get(2))).isEqualTo(SOCKET);
    assertThat(topology.withinHost(places.get(0), places.get(3)))
        .isEqualTo(LaunchTopology.SAME_HOST);
    assertThat(topology.withinHost(places.get(0), places.get(4)))
        .as("nothing is known")
        .isEqualTo(LaunchTopology.SAME_HOST);
    assertThat(places.stream().map(topology::socket)).containsExactly(0, 0, 0, 1, -1);
  }

  @Test
  void socketsAndCoresAreToldApartByTheirHosts() {
    List<RankPlacement> places =
        List.of(place(0, "a", "0"), place(1, "a", "1"), place(2, "a", "5"), place(3, "b", "4-7"));
    LaunchTopology topology = topology(places, Map.of());

    assertThat(map(places, topology, MapReading.DEFAULT.with(MappedEnd.SOCKET)).ends())
        .containsExactly("a socket 0", "a socket 1", "b socket 1");
    assertThat(map(places, topology, MapReading.DEFAULT.with(MappedEnd.CORE)).ends())
        .containsExactly("a CPU 0", "a CPU 1", "a CPU 5", "b CPU 4-7");
  }

  /** The last part of the address is the host, and what precedes it the switches above it. */
  @Test
  void hostsOfASwitchAreNearerAsSlurmSaysUnlessAFileSaysOtherwise() {
    List<RankPlacement> places =
        List.of(place(0, "a", "0"), place(1, "b", "0"), place(2, "c", "0"), place(3, "d", "0"));
    LaunchTopology topology =
        topology(places, Map.of("a", "s0.s1", "b", "s0.s1", "c", "s0.s2", "d", "s0.s2"));
    MapReading hosts = MapReading.DEFAULT.with(MappedEnd.HOST);

    PairMap bySlurm = map(places, topology, hosts);
    assertThat(bySlurm.groupCount()).isEqualTo(2);
    assertThat(bySlurm.group(bySlurm.groupOf(2))).isEqualTo("s0.s2");
    assertThat(kind(bySlurm, 0, 1)).isEqualTo(kind(bySlurm, 2, 3)).isZero();
    assertThat(kind(bySlurm, 0, 2)).isEqualTo(kind(bySlurm, 1, 3)).isEqualTo(1);

    PairMap byFile =
        map(places, topology, hosts.with(HostGroups.of(List.of("a one", "c one", "d other"))));
    assertThat(byFile.groupCount()).isEqualTo(2);
    assertThat(kind(byFile, 0, 2)).isZero();
    assertThat(kind(byFile, 0, 1)).as("b is in no group").isEqualTo(1);
    assertThat(byFile.groupOf(1)).isEqualTo(-1);
  }

  @Test
  void withoutSwitchesThereAreNoGroups() {
    List<RankPlacement> places = List.of(place(0, "a", "0"), place(1, "b", "0"));
    assertThat(
            map(places, topology(places, Map.of()), MapReading.DEFAULT.with(MappedEnd.HOST))
                .groupCount())
        .isZero();
  }
}
