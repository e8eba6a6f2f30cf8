package org.tutti.lab.map.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.SampleMap;

/** What a map says of the cause of what is slow. */
class MapTextTest {
  private static final String LINK =
      "It copies memory as fast as the others and had its processors: look at its link.";

  private static String answer(int disturbed, SampleMap.Slowdown slowdown) {
    PairMap map = SampleMap.observed(20, 2, 8, slowdown, disturbed, 11);
    return String.join(" ", MapText.answer(map));
  }

  private static double host4(int one, int other) {
    return one == 4 || other == 4 ? 1.3 : 1;
  }

  @Test
  void aHostThatIsFitHasASlowLink() {
    assertThat(answer(-1, MapTextTest::host4))
        .startsWith("Host node0004 is 1.")
        .contains(LINK)
        .doesNotContain("no processor");
  }

  @Test
  void aHostWhoseProcessorAnotherProgramHasIsNotSlowByItsLink() {
    assertThat(answer(4, MapTextTest::host4))
        .startsWith("Host node0004 is 1.")
        .contains("had no processor for 50 % of the time, beside 'occupier' (process 7")
        .doesNotContain("link");
  }

  @Test
  void aPairOfFitHostsHasASlowLinkBetweenThem() {
    assertThat(answer(-1, (one, other) -> one == 2 && other == 9 ? 1.5 : 1))
        .startsWith("Pair node0002 with node0009 is 1.")
        .contains("look at what connects them.");
    assertThat(answer(9, (one, other) -> one == 2 && other == 9 ? 1.5 : 1))
        .doesNotContain("look at what connects them");
  }

  /** Its own ranks do not use a link. */
  @Test
  void aHostThatIsSlowWithinIsNotSlowByItsLink() {
    assertThat(answer(-1, (one, other) -> one == 11 || other == 11 ? 1.3 : 1))
        .startsWith("Host node0011 is 1.")
        .contains("Between its own ranks, messages take 2")
        .doesNotContain("link");
  }

  /** A candidate that too few launches confirm is not excluded. */
  @Test
  void whatWasNotConfirmedIsNotExcluded() {
    PairMap map = SampleMap.of(20, 2, 2, (one, other) -> one == 2 && other == 9 ? 1.15 : 1);
    assertThat(map.candidates()).isNotEmpty();
    assertThat(String.join(" ", MapText.answer(map)))
        .startsWith("Nothing was proven to be more than 5 % slower than its peers: new launches")
        .contains(" did not confirm " + map.candidates().size() + " candidates.");
    PairMap even = SampleMap.of(20, 2, 8, (one, other) -> 1);
    assertThat(even.candidates()).isEmpty();
    assertThat(String.join(" ", MapText.answer(even)))
        .startsWith("Nothing was found that is more than 5 % slower than its peers. ");
  }

  /** Nothing was observed, so nothing is excluded. */
  @Test
  void whatWasNotObservedIsNotSaid() {
    assertThat(String.join(" ", MapText.answer(SampleMap.of(20, 2, 8, MapTextTest::host4))))
        .startsWith("Host node0004 is 1.")
        .doesNotContain("link", "memory");
  }
}
