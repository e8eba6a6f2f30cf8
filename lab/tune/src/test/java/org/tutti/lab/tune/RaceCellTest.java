package org.tutti.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.ComparisonOptions;

class RaceCellTest {
  private static final String DEFAULT = Algorithm.DEFAULT.name();

  private final MeasuredTimes times = new MeasuredTimes();
  private final Map<String, CellFigures> figures = new HashMap<>();

  @Test
  void losersAreDroppedAndTheFastestIsLeft() {
    measure(6, 1000, DEFAULT);
    measure(6, 800, "ring");
    measure(6, 1500, "linear");

    assertThat(race(DEFAULT, "ring", "linear")).containsExactly("ring");
  }

  @Test
  void whatCannotBeToldApartRacesOn() {
    measure(3, 1000, DEFAULT);
    measure(3, 950, "ring");
    measure(3, 3000, "linear");

    assertThat(race(DEFAULT, "ring", "linear")).containsExactly(DEFAULT, "linear", "ring");
  }

  @Test
  void theDefaultWinsOverItsEquivalent() {
    measure(30, 1000, DEFAULT);
    measure(30, 995, "ring");

    assertThat(race(DEFAULT, "ring")).containsExactly(DEFAULT);
  }

  @Test
  void anAlgorithmWithoutFiguresIsOut() {
    measure(5, 1000, DEFAULT);

    assertThat(race(DEFAULT, "ring")).containsExactly(DEFAULT);
  }

  private void measure(int launches, double nanos, String name) {
    figures.put(name, times.of(name, 8, launches, nanos));
  }

  private Set<String> race(String... names) {
    RaceCell cell = new RaceCell(Set.copyOf(Arrays.asList(names)), ComparisonOptions.DEFAULT);
    cell.update(figures);
    return cell.racing();
  }
}
