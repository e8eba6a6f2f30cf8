package org.tutti.sync.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArrivalPatternTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          simultaneous    | 0 0 0 0 0
          simultaneous:1s | 0 0 0 0 0
          ascending       | 0 .25 .5 .75 1
          descending:9us  | 1 .75 .5 .25 0
          first-late:2x   | 1 0 0 0 0
          LAST-LATE:5ms   | 0 0 0 0 1
          7us,3us,5us,3us,4us | 1 0 .5 0 .25
          3,3,3,3,3       | 0 0 0 0 0
          """)
  void ranksAreLateByTheirShareOfTheLargestOffset(String text, String shares) {
    ArrivalPattern pattern = ArrivalPattern.of(text);
    for (long observation : new long[] {0, 17}) {
      assertThat(
              IntStream.range(0, 5)
                  .mapToObj(rank -> pattern.share(rank, 5, observation))
                  .map(
                      share ->
                          share == Math.rint(share)
                              ? "" + share.intValue()
                              : ("" + share).substring(1))
                  .toList())
          .isEqualTo(List.of(shares.split(" ")));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          random          | random:1.0x
          Ascending:50us  | ascending:50us
          last-late:0.5x  | last-late:0.5x
          first-late:2ms  | first-late:2ms
          random:1500     | random:1500ns
          simultaneous:3x | simultaneous
          5us,1us         | 4us,0ns
          """)
  void whatIsReadIsWrittenSoThatItIsReadAgain(String text, String written) {
    ArrivalPattern pattern = ArrivalPattern.of(text);
    assertThat(pattern).hasToString(written);
    assertThat(ArrivalPattern.of(written)).isEqualTo(pattern);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "late",
        "last-late:",
        "random:-1us",
        "ascending:1y",
        "0,,5",
        "1us;2us",
        "",
        "0,0.0005",
        "random:0.5",
        "last-late:90000s",
        "0,999999999999s"
      })
  void whatIsNoPatternIsRefused(String text) {
    assertThatThrownBy(() -> ArrivalPattern.of(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void severalPatternsAreSaidToBeLevels() {
    assertThatThrownBy(() -> ArrivalPattern.of("last-late:9us,0,1us,random"))
        .hasMessage(
            "there are 3 patterns, and a cell has one; --factor arrival=A,B measures under each");
  }

  @Test
  void aSingleRankIsNeverLaterThanItself() {
    for (String name : List.of("ascending", "descending", "first-late", "last-late", "random")) {
      ArrivalPattern pattern = ArrivalPattern.of(name + ":9us");
      assertThat(pattern.share(0, 1, 0)).as(name).isBetween(0.0, 1.0);
    }
  }

  /** Mean and variance of 100,000 uniform numbers, each within 5 of its standard errors. */
  @Test
  void randomOffsetsAreUniformAndFollowTheSeed() {
    ArrivalPattern pattern = ArrivalPattern.of("random:1us").drawnFrom(7);
    double[] shares =
        IntStream.range(0, 100_000).mapToDouble(at -> pattern.share(at % 4, 4, at / 4)).toArray();
    double mean =
        IntStream.range(0, shares.length).mapToDouble(at -> shares[at]).average().orElse(0);
    double square =
        IntStream.range(0, shares.length)
            .mapToDouble(at -> shares[at] * shares[at])
            .average()
            .orElse(0);
    assertThat(mean).isCloseTo(0.5, within(5 * Math.sqrt(1 / 12.0 / shares.length)));
    assertThat(square - mean * mean)
        .isCloseTo(1 / 12.0, within(5 * Math.sqrt(1 / 180.0 / shares.length)));
    assertThat(pattern.drawnFrom(7).share(2, 4, 9)).isEqualTo(pattern.share(2, 4, 9));
    assertThat(pattern.drawnFrom(8).share(2, 4, 9)).isNotEqualTo(pattern.share(2, 4, 9));
  }
}
