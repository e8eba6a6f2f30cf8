package org.tutti.lab.map.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fit beside R's {@code lm.wfit}, reweighted there, and {@code medpolish}; reference.R. */
class AdditiveFitTest {
  private static final String REFERENCE = "/org/tutti/lab/map/network/network.csv";

  private record Pair(
      int ends, boolean directed, int from, int to, int kind, double value, double[] inR) {}

  private static List<Pair> pairs(String set) throws IOException {
    try (InputStream stream = AdditiveFitTest.class.getResourceAsStream(REFERENCE)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split(","))
          .filter(cells -> cells[0].equals(set))
          .map(
              cells ->
                  new Pair(
                      Integer.parseInt(cells[2]),
                      cells[1].equals("TRUE"),
                      Integer.parseInt(cells[3]),
                      Integer.parseInt(cells[4]),
                      Integer.parseInt(cells[5]),
                      Double.parseDouble(cells[6]),
                      new double[] {number(cells[7]), number(cells[8])}))
          .toList();
    }
  }

  private static double number(String cell) {
    return cell.equals("NA") ? Double.NaN : Double.parseDouble(cell);
  }

  private static AdditiveFit fit(List<Pair> pairs) {
    PairLogs logs =
        PairLogs.of(
            pairs.get(0).ends(),
            pairs.get(0).directed(),
            pairs.stream().mapToInt(Pair::from).toArray(),
            pairs.stream().mapToInt(Pair::to).toArray(),
            pairs.stream().mapToInt(Pair::kind).toArray(),
            new double[][] {numbers(pairs, pair -> Math.exp(pair.value()))});
    return AdditiveFit.of(logs, logs.means());
  }

  private static double[] numbers(List<Pair> pairs, ToDoubleFunction<Pair> number) {
    return pairs.stream().mapToDouble(number).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"complete", "pairs", "sparse"})
  void residualsAreThoseOfReweightedLeastSquaresInR(String set) throws IOException {
    List<Pair> pairs = pairs(set);
    AdditiveFit fit = fit(pairs);
    for (int pair = 0; pair < pairs.size(); pair++) {
      assertThat(fit.residual(pair))
          .as("%s %d", set, pair)
          .isCloseTo(pairs.get(pair).inR()[0], within(0.002));
    }
    assertThat(pairs.stream().filter(pair -> pair.inR()[0] > 0.4).count()).isBetween(3L, 4L);
  }

  /** Another robust fit: noise of 0.03 makes a difference, and the slow pairs stand out in both. */
  @Test
  void residualsAreNearThoseOfMedianPolishInR() throws IOException {
    List<Pair> pairs = pairs("complete");
    AdditiveFit fit = fit(pairs);
    double squares = 0;
    for (int pair = 0; pair < pairs.size(); pair++) {
      double polished = pairs.get(pair).inR()[1];
      assertThat(fit.residual(pair)).isCloseTo(polished, within(0.06));
      assertThat(fit.residual(pair) > 0.4).isEqualTo(polished > 0.4);
      squares += Math.pow(fit.residual(pair) - polished, 2);
    }
    assertThat(Math.sqrt(squares / pairs.size())).isLessThan(0.025);
  }
}
