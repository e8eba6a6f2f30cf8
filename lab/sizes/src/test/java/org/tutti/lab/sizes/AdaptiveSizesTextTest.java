package org.tutti.lab.sizes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.lab.sizes.curve.RefinementRule;
import org.tutti.lab.sizes.curve.SizeCurve;
import org.tutti.lab.sizes.curve.SizePass;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.SizeRule;

class AdaptiveSizesTextTest {
  @Test
  void aRangeDoublesUnlessItSaysOtherwise() {
    assertThat(AdaptiveSizesText.parse("1..16").all()).containsExactly(1L, 2L, 4L, 8L, 16L);
    assertThat(AdaptiveSizesText.parse("1..16*4").all()).containsExactly(1L, 4L, 16L);
    assertThat(AdaptiveSizesText.parse("0,256..1Ki*sqrt2").all())
        .containsExactly(0L, 256L, 362L, 512L, 724L, 1024L);
  }

  @Test
  void parametersFollowInAnyOrder() {
    AdaptiveSizes sizes = AdaptiveSizesText.parse("1..1Mi, distance=64, threshold=7.5%");

    assertThat(sizes.rule()).isEqualTo(new SizeRule(0.075, 64, 0, 1));
    assertThat(AdaptiveSizesText.parse("1..1Mi,distance=3%").rule())
        .isEqualTo(new SizeRule(0.05, 1, 0.03, 1));
  }

  @Test
  void withoutADistanceNoSizeIsInsertedAndWhatStandsOutIsMeasuredAgain() {
    AdaptiveSizes sizes = AdaptiveSizesText.parse("1,2,4,8,16,distance=none");
    Map<Long, Map<SizePass, Double>> times = new TreeMap<>();
    for (long size : sizes.all()) {
      for (int pass = 1; pass <= 6; pass++) {
        times
            .computeIfAbsent(size, any -> new TreeMap<>())
            .put(new SizePass(1, pass), size == 8 ? 300.0 : 100.0 + pass);
      }
    }

    assertThat(RefinementRule.of(sizes.rule()).next(new SizeCurve(times), List.of(sizes.all())))
        .containsExactly(2L, 4L, 8L, 16L);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8 | has one size",
        "8..16 | has two sizes",
        "64..512,distance=1Ki | no two of its sizes are twice the minimum distance apart",
        "1..1Mi,distance=0 | neither a size nor a percentage",
        "1..1Mi,threshold=5 | not a percentage",
        "1..1Mi,threshold=0% | not a percentage",
        "1..1Mi,pace=5 | neither sizes nor threshold=SHARE nor distance=SIZE",
        "16..1 | runs downward",
        "threshold=5% | neither a number nor a range"
      })
  void whatCannotBeRefinedIsRefused(String text, String why) {
    assertThatThrownBy(() -> AdaptiveSizesText.parse(text))
        .hasMessageContaining(CommandLineProblem.OPTION_VALUE_INVALID.identifier())
        .hasMessageContaining(why);
  }
}
