package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class AxisTest {
  private static final Pattern CLIP =
      Pattern.compile("width=\"([0-9.]+)\" height=\"([0-9.]+)\"/></clipPath>");
  private static final Pattern CIRCLE = Pattern.compile("cx=\"([0-9.]+)\" cy=\"([0-9.]+)\"");

  @Test
  void logarithmicAxesHaveRoomBesideTheOutermostPoints() {
    PlotData data = PlotData.of("x", "y").add(1.0, 0.25).add(512.0, 3.0).add(65_536.0, 90.0);
    String svg =
        PlotSvg.file(
            Plot.of(Axis.log("size"), Axis.log("time"))
                .with(Layer.points(data, "x", "y").in(PlotColor.INK)));

    List<Double> panel = numbers(CLIP, svg);
    List<Double> places = numbers(CIRCLE, svg);
    assertThat(places).hasSize(6);
    for (int i = 0; i < places.size(); i++) {
      assertThat(places.get(i)).isBetween(8.0, panel.get(i % 2) - 8);
    }
  }

  @Test
  void logarithmicAxisIncludesTheLineAcrossIt() {
    PlotData data = PlotData.of("x", "y").add(1.0, 2.0).add(2.0, 3.0);
    Plot plot =
        Plot.of(Axis.linear("x"), Axis.log("ratio"))
            .with(Layer.horizontal(1))
            .with(Layer.points(data, "x", "y").in(PlotColor.INK));

    assertThat(PlotSvg.file(plot)).contains("stroke-dasharray");
  }

  @Test
  void ranksAndLaunchesHaveMarksAtWholeNumbers() {
    assertThat(Axis.whole("rank", 0, 1).labels()).containsExactly("0", "1");
    assertThat(Axis.whole("launch", 1, 30).labels())
        .containsExactly("5", "10", "15", "20", "25", "30");
    assertThat(Axis.whole("rank", 0, 127).labels())
        .containsExactly("0", "20", "40", "60", "80", "100", "120");
  }

  private static List<Double> numbers(Pattern pattern, String svg) {
    return pattern
        .matcher(svg)
        .results()
        .flatMap(found -> List.of(found.group(1), found.group(2)).stream())
        .map(Double::valueOf)
        .toList();
  }
}
