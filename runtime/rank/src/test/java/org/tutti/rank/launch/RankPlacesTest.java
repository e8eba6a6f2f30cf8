package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.rank.environment.TransportFacts;
import org.tutti.records.launch.RankPlacement;

class RankPlacesTest {
  private static final TransportFacts MEMORY = new TransportFacts("vader", "tcp");
  private static final TransportFacts NETWORK = new TransportFacts("tcp", "tcp");

  @Test
  void aClassOfPairsThatALaunchLacksHasNoTransport() {
    assertThat(places(List.of("a", "a"), MEMORY, MEMORY).transports())
        .containsExactly(entry("transport.sameHost", "vader"));
    assertThat(places(List.of("a", "b"), MEMORY, MEMORY).transports())
        .containsExactly(entry("transport.otherHosts", "tcp"));
    assertThat(places(List.of("a"), MEMORY).transports()).isEmpty();
  }

  @Test
  void ranksThatDifferAreNamed() {
    assertThat(places(List.of("a", "a", "b", "b"), MEMORY, MEMORY, NETWORK, NETWORK).transports())
        .containsEntry("transport.sameHost", "tcp on rank 2 and 1 more; vader on rank 0 and 1 more")
        .containsEntry("transport.otherHosts", "tcp");
  }

  @Test
  void aProviderWithoutTransportHasNoFact() {
    TransportFacts none = TransportFacts.NONE;
    assertThat(places(List.of("a", "a"), none, none).transports()).isEmpty();
  }

  private static RankPlaces places(List<String> hosts, TransportFacts... carriers) {
    List<RankPlacement> placements =
        IntStream.range(0, hosts.size())
            .mapToObj(rank -> new RankPlacement(rank, hosts.get(rank), 7, "0"))
            .toList();
    return new RankPlaces(placements, List.of(carriers), List.of());
  }
}
