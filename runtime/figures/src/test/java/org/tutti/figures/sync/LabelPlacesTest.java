package org.tutti.figures.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.PlotData;

class LabelPlacesTest {
  @Test
  void labelsStandAboveTheirPointsAndPointToTheMiddle() {
    PlotData points =
        PlotData.of("duration", "offset", "method")
            .add(0.1, 10.0, "left")
            .add(1.0, 20.0, "middle")
            .add(10.0, 1000.0, "right");

    List<Layer> layers = new LabelPlaces(List.of(points)).labels(points);

    assertThat(layers)
        .extracting(layer -> layer.data().row(0).get(2), layer -> layer.constants().get("hjust"))
        .containsExactly(tuple("left", 0.0), tuple("middle", 0.5), tuple("right", 1.0));
    assertThat(layers)
        .extracting(layer -> (Double) layer.data().row(0).get(1))
        .first()
        .satisfies(height -> assertThat(height).isBetween(10.5, 12.0));
  }

  @Test
  void aSinglePointHasItsLabelInTheMiddle() {
    PlotData point = PlotData.of("duration", "offset", "method").add(1.0, 5.0, "only");

    assertThat(new LabelPlaces(List.of(point)).labels(point))
        .singleElement()
        .satisfies(layer -> assertThat(layer.constants()).containsEntry("hjust", 0.5));
  }
}
