package org.tutti.lab.operations;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;

/**
 * The catalog has an operation for everything that other suites measure, except for what {@code
 * peers.csv} gives a reason for: lines {@code suite,name} or {@code suite,name;reason}.
 */
class PeersTest {
  private static final Path FILE = Path.of("src/test/resources/org/tutti/lab/operations/peers.csv");

  private final List<IndexEntry> catalog = BenchmarkSelection.onClassPath().catalog();

  private record PeerMeasurement(String suite, String name, String reason) {
    static PeerMeasurement of(String line) {
      String[] parts = line.split("[,;]");
      return new PeerMeasurement(parts[0], parts[1], parts.length > 2 ? parts[2] : "");
    }
  }

  @Test
  void whatOthersMeasureHasACounterpart() throws IOException {
    assertThat(peers())
        .hasSizeGreaterThan(200)
        .filteredOn(peer -> peer.reason().isEmpty())
        .allSatisfy(
            peer ->
                assertThat(catalog)
                    .as("%s: %s", peer.suite(), peer.name())
                    .anyMatch(entry -> names(entry, peer)));
  }

  /** So that a misspelled counterpart is noticed. */
  @Test
  void everyCounterpartIsMeasuredByItsSuite() throws IOException {
    List<PeerMeasurement> peers = peers();
    for (IndexEntry entry : catalog) {
      for (String suite : entry.catalog().orElseThrow().counterparts().keySet()) {
        assertThat(peers)
            .as("%s in %s", entry.name(), suite)
            .filteredOn(peer -> peer.suite().equals(suite))
            .anyMatch(peer -> names(entry, peer));
      }
    }
  }

  /** Whether all words of the name are among those of the operation's counterpart. */
  private static boolean names(IndexEntry entry, PeerMeasurement peer) {
    Optional<String> counterpart =
        Optional.ofNullable(entry.catalog().orElseThrow().counterparts().get(peer.suite()));
    return counterpart.map(text -> words(text).containsAll(words(peer.name()))).orElse(false);
  }

  private static Set<String> words(String text) {
    return Arrays.stream(text.split("[, ]+"))
        .filter(not(String::isEmpty))
        .collect(Collectors.toSet());
  }

  private static List<PeerMeasurement> peers() throws IOException {
    return Files.readAllLines(FILE).stream().map(PeerMeasurement::of).toList();
  }
}
