package org.tutti.lab.map.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.lab.map.MapChange;
import org.tutti.lab.map.MapHistory;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.SampleMap;

/** What became slower from map to map. */
class MapChangeTest {
  private static final PairMap BEFORE = SampleMap.of(20, 1, 8, (one, other) -> slow(one, other, 4));

  /** One host is slow in both, another one in the later map only. */
  @Test
  void whatWasSlowBeforeIsNoChange() {
    PairMap after =
        SampleMap.of(20, 1, 6, (one, other) -> slow(one, other, 4) * slow(one, other, 7));

    String text = String.join(" ", MapChangeText.lines(MapChange.of(BEFORE, after)));
    assertThat(text).startsWith("Host node0007 is 1.").doesNotContain("node0004");
  }

  @Test
  void whatAllHaveInCommonIsToldAndNotJudged() {
    PairMap after = SampleMap.of(20, 1, 6, (one, other) -> 2 * slow(one, other, 4));

    MapChange change = MapChange.of(BEFORE, after);
    assertThat(change.slower()).isEmpty();
    assertThat(change.overall()).isBetween(1.9, 2.1);
    assertThat(String.join(" ", MapChangeText.lines(change)))
        .contains("Nothing was proven to have become more than 5 % slower", "take 2.0");
  }

  /** Numbers of hosts are those of what both maps have. */
  @Test
  void mapsOfOtherHostsAreComparedOverTheCommonOnes() {
    PairMap after = SampleMap.of(24, 1, 6, (one, other) -> slow(one, other, 7));

    List<String> lines = MapChangeText.lines(MapChange.of(BEFORE, after));
    assertThat(String.join(" ", lines))
        .startsWith("Host node0007 is 1.")
        .contains("190 pairs of 20 hosts", "Only the map afterwards has node0020, node0021");
    assertThat(lines).allMatch(line -> line.length() <= 80);
  }

  @Test
  void mapsWithoutACommonPairAreRefused() {
    PairMap one = SampleMap.of(1, 1, 6, (first, second) -> 1);
    assertThatThrownBy(() -> MapChange.of(BEFORE, one)).hasMessageStartingWith("[TUTTI-445]");
  }

  @Test
  void whatIsSlowIsNamedWithTheMapSinceWhichItIs() {
    PairMap first = SampleMap.of(20, 1, 10, (one, other) -> 1);
    PairMap passing = SampleMap.of(20, 1, 6, (one, other) -> slow(one, other, 3));
    PairMap last = SampleMap.of(20, 1, 8, (one, other) -> slow(one, other, 7));

    List<MapHistory> histories =
        MapHistory.of(List.of(List.of(first), List.of(passing), List.of(last), List.of(last)));
    assertThat(histories).hasSize(1);
    assertThat(String.join(" ", MapChangeText.lines(histories.get(0))))
        .contains(
            "Host node0003 was slower in 1 map, the last on Thursday 1970-01-01 00:00 UTC, and is no"
                + " longer.",
            "Host node0007 is slow since Thursday 1970-01-01 00:00 UTC: 1.");
  }

  /** The map that is judged is so by its role and its own margin, whichever was measured first. */
  @ParameterizedTest
  @ValueSource(longs = {-86_400, 86_400})
  void theBaselineIsTheOneThatIsNamed(long later) {
    Instant other = Instant.EPOCH.plusSeconds(later);
    PairMap sound = SampleMap.of(20, 10, (one, two) -> 1, Instant.EPOCH, 1.05);
    PairMap ill = SampleMap.of(20, 8, (one, two) -> slow(one, two, 7), other, 1.05);
    PairMap tolerant = SampleMap.of(20, 8, (one, two) -> slow(one, two, 7), other, 2);

    assertThat(gate(sound, ill)).startsWith("Host node0007 is 1.");
    assertThat(gate(ill, sound))
        .startsWith("Nothing was proven to have become more than 5 % slower");
    assertThat(gate(sound, tolerant))
        .startsWith("Nothing was proven to have become more than 100 % slower");
  }

  private static String gate(PairMap baseline, PairMap head) {
    MapHistory judged = MapHistory.between(List.of(baseline), List.of(List.of(head))).get(0);
    return String.join(" ", MapChangeText.lines(judged.changes().get(0)));
  }

  private static double slow(int one, int other, int host) {
    return one == host || other == host ? 1.3 : 1;
  }
}
