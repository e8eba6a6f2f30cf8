package org.tutti.stats.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CounterbalancedOrdersTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 12})
  void eachTreatmentStandsOnceAtEachPlaceOfASquare(int n) {
    CounterbalancedOrders orders = new CounterbalancedOrders(n, new Random(n));
    for (int square = 0; square < 4; square++) {
      List<int[]> rows = next(orders, n);
      for (int place = 0; place < n; place++) {
        int at = place;
        assertThat(rows.stream().mapToInt(row -> row[at]))
            .containsExactlyInAnyOrderElementsOf(IntStream.range(0, n).boxed().toList());
      }
      assertThat(rows).allMatch(row -> Arrays.stream(row).distinct().count() == n);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 12})
  void eachTreatmentFollowsEachOtherEquallyOften(int n) {
    int rows = n % 2 == 0 ? n : 2 * n;
    int[][] follows = new int[n][n];
    for (int[] row : next(new CounterbalancedOrders(n, new Random(n)), rows)) {
      for (int place = 1; place < n; place++) {
        follows[row[place]][row[place - 1]]++;
      }
    }
    for (int one = 0; one < n; one++) {
      for (int other = 0; other < n; other++) {
        assertThat(follows[one][other]).isEqualTo(one == other ? 0 : rows / n);
      }
    }
  }

  @Test
  void chanceDrawsTheRestAndTheSeedDecidesIt() {
    assertThat(text(1)).isEqualTo(text(1));
    assertThat(IntStream.range(0, 50).mapToObj(CounterbalancedOrdersTest::text).distinct().count())
        .isGreaterThan(40);
  }

  @Test
  void nothingToOrderIsRefused() {
    assertThatThrownBy(() -> WilliamsDesign.squares(0)).hasMessageStartingWith("treatments is 0");
  }

  private static String text(int seed) {
    return next(new CounterbalancedOrders(4, new Random(seed)), 4).stream()
        .map(Arrays::toString)
        .toList()
        .toString();
  }

  private static List<int[]> next(CounterbalancedOrders orders, int count) {
    List<int[]> rows = new ArrayList<>();
    for (int row = 0; row < count; row++) {
      rows.add(orders.next());
    }
    return rows;
  }
}
