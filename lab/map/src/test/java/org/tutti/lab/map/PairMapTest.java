package org.tutti.lab.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.lab.map.network.Suspect.MachinePart;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.LaunchWriter;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.launch.RankRecord;
import org.tutti.stats.design.RoundRobin;

/** Maps of launches whose times are known. */
class PairMapTest {
  private static final int LAUNCHES = 6;
  private final Random random = new Random(7);
  private Instant started = Instant.EPOCH;
  @TempDir private Path path;

  @Test
  void aSlowHostIsNamedAfterASecondCampaign() {
    List<LaunchFile> first = launches(6, 1, "first", "h4");
    PairMap once = map(List.of(first), MappedEnd.HOST);
    assertThat(once.candidates())
        .anyMatch(suspect -> once.ends().get(suspect.first()).equals("h4"));
    assertThat(once.confirmed()).isEmpty();

    PairMap again = map(List.of(first, launches(6, 1, "again", "h4")), MappedEnd.HOST);
    assertThat(again.confirmed()).hasSize(1);
    assertThat(again.confirmed().get(0).part()).isEqualTo(MachinePart.END);
    assertThat(again.ends().get(again.confirmed().get(0).first())).isEqualTo("h4");
    assertThat(again.launchesAgain()).isEqualTo(LAUNCHES);
  }

  @Test
  void whatOnlyTheFirstCampaignFindsIsCleared() {
    PairMap map =
        map(
            List.of(launches(6, 1, "first", "h4"), launches(6, 1, "again", "none")),
            MappedEnd.HOST);
    assertThat(map.confirmed()).isEmpty();
  }

  /** Two ranks a host: four pairs of ranks are one of hosts, and those within a host are none. */
  @Test
  void pairsOfHostsAreMediansOverPairsOfRanks() {
    List<LaunchFile> first = launches(6, 2, "first", "none");
    PairMap hosts = map(List.of(first), MappedEnd.HOST);
    assertThat(hosts.ends()).containsExactly("h0", "h1", "h2");
    assertThat(hosts.pairs()).isEqualTo(3);
    assertThat(map(List.of(first), MappedEnd.RANK).pairs()).isEqualTo(15);
    assertThat(hosts.nanos(0)).isBetween(950.0, 1050.0);
  }

  /** One of them was lost. */
  @Test
  void aMapIsThatOfTheHostsOfItsLastLaunch() {
    List<LaunchFile> launches = new ArrayList<>(launches(6, 1, "before", "none"));
    launches.addAll(launches(5, 1, "without", "none"));
    PairMap hosts = map(List.of(launches), MappedEnd.HOST);
    assertThat(hosts.ends()).containsExactly("h0", "h1", "h2", "h3", "h4");
    assertThat(hosts.endOfRank()).isEqualTo(hosts.ends());
    assertThat(hosts.pairs()).isEqualTo(10);
    assertThat(hosts.launches()).isEqualTo(2 * LAUNCHES);
    assertThat(map(List.of(launches), MappedEnd.RANK).launches()).isEqualTo(LAUNCHES);
  }

  /** One rank has no partner in each round. */
  @Test
  void anOddNumberOfRanks() {
    PairMap map = map(List.of(launches(5, 1, "first", "none")), MappedEnd.RANK);
    assertThat(map.pairs()).isEqualTo(10);
  }

  /** Ranks ran on other processors when it was measured again. */
  @Test
  void aSlowProcessorIsToldFromASlowRank() {
    List<List<LaunchFile>> ofCore =
        List.of(
            launches(onOneHost(0), "first", place -> place.cpus().equals("2")),
            launches(onOneHost(1), "again", place -> place.cpus().equals("2")));
    assertThat(map(ofCore, MappedEnd.RANK).confirmed()).isEmpty();
    PairMap cores = map(ofCore, MappedEnd.CORE);
    assertThat(cores.confirmed()).hasSize(1);
    assertThat(cores.ends().get(cores.confirmed().get(0).first())).isEqualTo("h CPU 2");

    List<List<LaunchFile>> ofRank =
        List.of(
            launches(onOneHost(0), "third", place -> place.rank() == 2),
            launches(onOneHost(1), "fourth", place -> place.rank() == 2));
    assertThat(map(ofRank, MappedEnd.CORE).confirmed()).isEmpty();
    PairMap ranks = map(ofRank, MappedEnd.RANK);
    assertThat(ranks.confirmed()).hasSize(1);
    assertThat(ranks.ends().get(ranks.confirmed().get(0).first())).isEqualTo("rank 2");
  }

  private static List<RankPlacement> onOneHost(int shift) {
    return IntStream.range(0, 8)
        .mapToObj(rank -> new RankPlacement(rank, "h", 100 + rank, "" + (rank + shift) % 8))
        .toList();
  }

  /** Ranks have groups of their own where ranks are told apart. */
  @Test
  void groupsAreOfHostsOrOfRanks() {
    MapReading groups =
        MapReading.DEFAULT.with(
            HostGroups.of(List.of("h0 s1", "h1 s2", "h2 s2", "rank0 s2", "rank5 s1")));
    List<List<LaunchFile>> launches = List.of(launches(6, 2, "first", "none"));
    assertThat(PairMap.of(launches, MappedTime.LATENCY, 8, groups.with(MappedEnd.HOST)).groups())
        .containsExactly(0, 1, 1);
    assertThat(PairMap.of(launches, MappedTime.LATENCY, 8, groups.with(MappedEnd.RANK)).groups())
        .containsExactly(1, 0, 1, 1, 1, 0);
  }

  @Test
  void launchesWithoutPairsAreRefused() {
    assertThatThrownBy(
            () ->
                PairMap.of(
                    List.of(launches(4, 1, "first", "none")),
                    MappedTime.BANDWIDTH,
                    8,
                    MapReading.DEFAULT.with(MappedEnd.RANK)))
        .hasMessageStartingWith("[TUTTI-441]");
  }

  @Test
  void aFileOfGroupsHasTwoWordsOnEachLine() {
    HostGroups groups = HostGroups.of(List.of("# switches", "h0 s1", "", "h1 s2 # far"));
    assertThat(groups.name(groups.number("h1"))).isEqualTo("s2");
    assertThatThrownBy(() -> HostGroups.of(List.of("h0 s1", "h1")))
        .hasMessageStartingWith("[TUTTI-003] Line 2");
  }

  private static PairMap map(List<List<LaunchFile>> campaigns, MappedEnd per) {
    return PairMap.of(campaigns, MappedTime.LATENCY, 8, MapReading.DEFAULT.with(per));
  }

  private List<LaunchFile> launches(int processes, int ranksOfHost, String name, String slow) {
    List<RankPlacement> places =
        IntStream.range(0, processes)
            .mapToObj(rank -> new RankPlacement(rank, "h" + rank / ranksOfHost, 100 + rank, "0"))
            .toList();
    return launches(places, name, place -> place.host().equals(slow));
  }

  private List<LaunchFile> launches(
      List<RankPlacement> places, String name, Predicate<RankPlacement> slow) {
    List<LaunchFile> files = new ArrayList<>();
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      Path file = path.resolve(name + launch + ".jsonl");
      write(file, launch, places, slow);
      files.add(new LaunchFile(new PlannedLaunch(launch, 1, Treatment.ONLY), file, true));
    }
    return files;
  }

  private void write(
      Path file, int launch, List<RankPlacement> places, Predicate<RankPlacement> slow) {
    started = started.plusSeconds(1);
    RoundRobin schedule = new RoundRobin(places.size());
    List<CellKey> keys =
        IntStream.range(0, schedule.rounds())
            .mapToObj(
                round ->
                    new CellKey(
                        "pairs:ping-pong",
                        "PAIRS",
                        8,
                        places.size(),
                        Map.of("round", "" + round, "only", "-1")))
            .toList();
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("map"), launch, 1, started, Map.of()),
            places.size(),
            places,
            new LibraryInfo(
                ProviderKind.NATIVE, "Sample", "1", "", "none", CallCost.NONE, ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", Map.of(), Map.of()),
            keys);
    CellRecord sample = SampleCampaign.processed(ProcessingScheme.PS1, 1);
    try (LaunchWriter writer = LaunchWriter.create(file, header)) {
      for (int round = 0; round < keys.size(); round++) {
        writer.write(
            new CellRecord(
                round,
                keys.get(round),
                sample.settings(),
                sample.observations(),
                sample.conditions(),
                List.of()));
        long[][] times = times(schedule, round, places, slow, sample.observations().count());
        for (int rank = 0; rank < places.size(); rank++) {
          writer.write(new RankRecord(round, rank, new long[times[rank].length], times[rank]));
        }
      }
    }
  }

  private long[][] times(
      RoundRobin schedule,
      int round,
      List<RankPlacement> places,
      Predicate<RankPlacement> slow,
      int count) {
    long[][] times = new long[places.size()][count];
    for (int rank = 0; rank < places.size(); rank++) {
      int partner = schedule.partner(round, rank);
      if (partner > rank) {
        boolean isSlow = slow.test(places.get(rank)) || slow.test(places.get(partner));
        double time = (isSlow ? 1400 : 1000) * Math.exp(0.01 * random.nextGaussian());
        for (int at = 0; at < count; at++) {
          times[rank][at] = Math.round(time);
          times[partner][at] = Math.round(time);
        }
      }
    }
    return times;
  }
}
