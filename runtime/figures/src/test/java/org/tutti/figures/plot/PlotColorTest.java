package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A distance of 2.3 in CIE L*a*b* is just seen. */
class PlotColorTest {
  private static final int SERIES = 6;
  private static final double CLEARLY_SEEN = 10;
  private static final double CLEARLY_LIGHTER = 15;

  @ParameterizedTest
  @EnumSource
  void seriesDifferForEverybody(SimulatedSight sight) {
    for (List<String> colors : List.of(colors(PlotColor::light), colors(PlotColor::dark))) {
      for (int i = 0; i < SERIES; i++) {
        for (int j = 0; j < i; j++) {
          double[] one = sight.lab(colors.get(i));
          double[] other = sight.lab(colors.get(j));
          double distance =
              Math.hypot(Math.hypot(one[0] - other[0], one[1] - other[1]), one[2] - other[2]);
          assertThat(distance).as("series %d and %d", j + 1, i + 1).isGreaterThan(CLEARLY_SEEN);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void neighborsDifferInGrey(Scheme scheme) {
    List<String> colors = colors(scheme.color);
    for (int i = 1; i < SERIES; i++) {
      double before = SimulatedSight.COMMON.lab(colors.get(i - 1))[0];
      double lightness = SimulatedSight.COMMON.lab(colors.get(i))[0];
      assertThat(Math.abs(lightness - before)).as("series %d", i).isGreaterThan(CLEARLY_LIGHTER);
    }
  }

  private enum Scheme {
    LIGHT(PlotColor::light),
    DARK(PlotColor::dark);

    private final Function<PlotColor, String> color;

    Scheme(Function<PlotColor, String> color) {
      this.color = color;
    }
  }

  private static List<String> colors(Function<PlotColor, String> scheme) {
    return IntStream.range(0, SERIES).mapToObj(PlotColor::ofSeries).map(scheme).toList();
  }
}
