package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FreePlacesTest {
  @Test
  void labelsThatHaveRoomAreAllKept() {
    assertThat(kept(0, 40, 80)).containsExactly(0, 1, 2);
  }

  @Test
  void ofPlacesAtEqualDistancesEverySecondOrThirdIsKept() {
    double[] places = IntStream.range(0, 20).mapToDouble(i -> 15 * i).toArray();

    assertThat(kept(places)).containsExactly(0, 3, 6, 9, 12, 15, 18);
  }

  /** Sizes that were added around a jump must not take the labels of the others. */
  @Test
  void ofPlacesCloseTogetherThoseFarAwayStayLabeled() {
    assertThat(kept(0, 100, 101, 102, 103, 200, 300)).containsExactly(0, 1, 5, 6);
  }

  @Test
  void aSingleLabelIsKept() {
    assertThat(kept(7)).containsExactly(0);
    assertThat(kept()).isEmpty();
  }

  private static List<Integer> kept(double... centers) {
    double[] sizes = new double[centers.length];
    Arrays.fill(sizes, 40);
    return FreePlaces.of(centers, sizes);
  }
}
