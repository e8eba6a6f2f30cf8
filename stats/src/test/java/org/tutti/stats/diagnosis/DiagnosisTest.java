package org.tutti.stats.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.stats.diagnosis.Finding.Kind;
import org.tutti.stats.interval.Estimate;

class DiagnosisTest {

  private Random random;

  @BeforeEach
  void seed() {
    random = new Random(42);
  }

  private List<double[]> launches(int count, int n, ToDoubleBiFunction<Integer, Integer> time) {
    return IntStream.range(0, count)
        .mapToObj(l -> IntStream.range(0, n).mapToDouble(i -> time.applyAsDouble(l, i)).toArray())
        .toList();
  }

  private double noise() {
    return random.nextGaussian();
  }

  private List<Kind> kinds(List<double[]> launches) {
    return Diagnosis.of(launches).stream().map(Finding::kind).toList();
  }

  @Test
  void wellBehavedLaunchesGiveNoFinding() {
    assertThat(kinds(launches(10, 200, (l, i) -> 1000 + noise()))).isEmpty();
  }

  @Test
  void constantRunTimesGiveNoFinding() {
    assertThat(kinds(launches(10, 50, (l, i) -> 1000))).isEmpty();
  }

  @Test
  void fewObservationsAndLaunchesAreFound() {
    assertThat(kinds(launches(3, 20, (l, i) -> 1000 + noise())))
        .containsExactly(Kind.TOO_FEW_OBSERVATIONS, Kind.TOO_FEW_LAUNCHES);
  }

  @Test
  void aDifferingLaunchIsFound() {
    assertThat(kinds(launches(10, 100, (l, i) -> 1000 + (l == 4 ? 5 : 0) + noise())))
        .containsExactly(Kind.LAUNCHES_DIFFER);
  }

  @Test
  void launchesInTwoModesAreFoundWithTheirShare() {
    List<double[]> launches = launches(20, 100, (l, i) -> (l % 3 == 1 ? 2700 : 1000) + noise());
    assertThat(Diagnosis.of(launches))
        .filteredOn(finding -> finding.kind() == Kind.LAUNCH_MODES)
        .extracting(Finding::sentence)
        .singleElement()
        .asString()
        .contains("7 of 20 launches", "170");
  }

  @Test
  void launchesThatResembleThoseBeforeThemAreFoundAlsoWhereTheirIntervalIsKnown() {
    assertThat(dependence(40)).singleElement().asString().contains("these 40", "as wide; more");
    assertThat(dependence(12)).singleElement().asString().contains("these 12", "too few for");
  }

  private List<String> dependence(int launches) {
    double[] level = {0};
    return Diagnosis.of(
            IntStream.range(0, launches)
                .mapToObj(
                    l -> {
                      level[0] = 0.7 * level[0] + 20 * noise();
                      return launches(1, 50, (one, i) -> 1000 + level[0] + noise()).get(0);
                    })
                .toList())
        .stream()
        .filter(finding -> finding.kind() == Kind.LAUNCHES_DEPEND)
        .map(Finding::sentence)
        .toList();
  }

  @Test
  void aWideIntervalIsFound() {
    assertThat(kinds(launches(10, 100, (l, i) -> 1000 + 50 * (3 * l % 10) + noise())))
        .contains(Kind.INTERVAL_TOO_WIDE);
  }

  @Test
  void twoModesAreFound() {
    assertThat(kinds(launches(10, 200, (l, i) -> (i % 7 < 3 ? 1000 : 1010) + noise())))
        .contains(Kind.SEVERAL_MODES);
  }

  @Test
  void driftIsFoundAndSignedButNotIfItIsTooSmallToMatter() {
    List<double[]> falling =
        launches(10, 200, (l, i) -> 1000 - (l == 0 && i > 99 ? 70 : 0) + noise());
    Finding drift =
        Diagnosis.of(falling).stream()
            .filter(finding -> finding.kind() == Kind.DRIFT)
            .findFirst()
            .orElseThrow();
    assertThat(drift.figure()).isBetween(-0.08, -0.06);
    assertThat(drift.sentence()).contains("1 of 10 launches");
    assertThat(kinds(launches(10, 200, (l, i) -> 1000 + 0.05 * i + noise())))
        .doesNotContain(Kind.DRIFT);
  }

  @Test
  void autocorrelationIsFound() {
    double[] state = new double[1];
    assertThat(
            kinds(
                launches(
                    10,
                    300,
                    (l, i) -> {
                      state[0] = 0.8 * state[0] + noise();
                      return 1000 + state[0];
                    })))
        .contains(Kind.AUTOCORRELATED);
  }

  @Test
  void manyOutliersAreFound() {
    assertThat(kinds(launches(10, 200, (l, i) -> i % 8 == 3 ? 2000 : 1000 + noise())))
        .contains(Kind.MANY_OUTLIERS);
  }

  @Test
  void badInputIsRefusedByName() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> kinds(List.of()))
        .withMessageStartingWith("runTimes holds no launch");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> kinds(List.of(new double[] {-1})))
        .withMessageStartingWith("runTimes[0] is -1.0");
  }

  @Test
  void theIntervalOfAllObservationsIsCheckedIfOnlyAPartIsGiven() {
    List<double[]> part = launches(10, 100, (l, i) -> 1000 + (l % 2) * 400 + noise());
    Estimate narrow = new Estimate(1000, 999, 1001, 0.95, "by hand", 10);
    Estimate wide = new Estimate(1000, 800, 1200, 0.95, "by hand", 10);

    assertThat(kinds(part)).contains(Kind.INTERVAL_TOO_WIDE);
    assertThat(Diagnosis.ofPart(part, Optional.of(narrow), Optional.empty()))
        .extracting(Finding::kind)
        .containsExactly(Kind.LAUNCHES_DIFFER);
    assertThat(Diagnosis.ofPart(part, Optional.of(wide), Optional.empty()))
        .filteredOn(finding -> finding.kind() == Kind.INTERVAL_TOO_WIDE)
        .extracting(Finding::figure)
        .containsExactly(0.2);
  }

  /** Two of five launches are slow, one after the other. */
  @Test
  void whatWouldDoIsSaidInLaunchesAndInTime() {
    List<double[]> rows = launches(40, 100, (l, i) -> (l % 10 < 6 ? 1000 : 2700) + l + noise());
    assertThat(sentences(rows, Optional.empty()))
        .anyMatch(
            text -> text.matches(".*; about \\d\\d would do, or launches \\d+ times as far.*"));
    assertThat(sentences(rows, Optional.of(Duration.ofMinutes(4))))
        .anyMatch(text -> text.matches(".* would do, in \\dh, or .* apart \\(--spread \\d+h\\)."));
  }

  /** The first half of the launches is fast. */
  @ParameterizedTest
  @CsvSource({"12, 24", "30, 60"})
  void nothingIsSaidToDoWhereTheStateHasChangedOnce(int launches, int more) {
    List<double[]> rows =
        launches(launches, 100, (l, i) -> (2 * l < launches ? 1000 : 2700) + l + noise());
    assertThat(Diagnosis.of(rows, Optional.of(Duration.ofMinutes(1))))
        .filteredOn(finding -> finding.kind() == Kind.LAUNCHES_DEPEND)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.figure()).isEqualTo(1.0 / launches);
              assertThat(finding.sentence())
                  .endsWith(
                      "these %d count as about 1, too few for an interval of their median; make %d or more to see how many would do, or launches further apart (--spread)."
                          .formatted(launches, more));
            });
  }

  private static List<String> sentences(List<double[]> launches, Optional<Duration> apart) {
    return Diagnosis.of(launches, apart).stream().map(Finding::sentence).toList();
  }

  @Test
  void theWorstOfAKindComesFirst() {
    assertThat(sorted(Kind.DRIFT, 0.03, -0.2, 0.1)).containsExactly(-0.2, 0.1, 0.03);
    assertThat(sorted(Kind.TOO_FEW_LAUNCHES, 5, 1, 3)).containsExactly(1.0, 3.0, 5.0);
  }

  private static List<Double> sorted(Kind kind, double... figures) {
    return Arrays.stream(figures)
        .mapToObj(figure -> new Finding(kind, figure, 1, ""))
        .sorted(Finding.WORST_FIRST)
        .map(Finding::figure)
        .toList();
  }
}
