package org.tutti.lab.clocks.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.figures.plot.PlotData;

class LabelPlacesTest {
  @Test
  void aLabelStandsAboveItsPointIfThereIsRoom() {
    PlotData points = points().add(0.1, 10.0, "one").add(1.0, 20.0, "two").add(10.0, 90.0, "three");
    LabelPlaces places = new LabelPlaces(List.of(points));

    assertThat(places.labels(points).row(1))
        .first()
        .satisfies(x -> assertThat((Double) x).isBetween(0.99, 1.01));
    assertThat((Double) places.labels(points).row(1).get(1)).isBetween(20.5, 24.0);
    assertThat(places.leaders(points).size()).isZero();
  }

  @Test
  void labelsOfPointsThatLieTogetherDoNotCoverEachOther() {
    Random random = new Random(1);
    PlotData points = points().add(0.1, 10.0, "far").add(100.0, 1000.0, "farther");
    for (int i = 0; i < 20; i++) {
      points.add(
          Math.exp(random.nextGaussian() / 5),
          100 * Math.exp(random.nextGaussian() / 5),
          "METHOD:fit-points=300 no " + i);
    }

    LabelPlaces places = new LabelPlaces(List.of(points));

    List<LabelBox> boxes =
        IntStream.range(0, points.size()).mapToObj(row -> places.box(points.row(row))).toList();
    for (int i = 0; i < boxes.size(); i++) {
      for (LabelBox other : boxes.subList(i + 1, boxes.size())) {
        assertThat(boxes.get(i).overlaps(other)).as(boxes.get(i) + " and " + other).isFalse();
      }
    }
    assertThat(places.leaders(points).size()).isPositive();
  }

  @Test
  void aSinglePointHasALabelWithinThePlot() {
    PlotData point = points().add(1.0, 5.0, "only");

    assertThat((Double) new LabelPlaces(List.of(point)).labels(point).row(0).get(1))
        .isBetween(5.1, 7.0);
  }

  private static PlotData points() {
    return PlotData.of("duration", "offset", "method");
  }
}
