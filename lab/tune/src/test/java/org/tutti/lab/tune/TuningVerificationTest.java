package org.tutti.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CellFigures;

class TuningVerificationTest {
  private static final Algorithm RING = new Algorithm("ring", Map.of());
  private static final int LAUNCHES = 12;

  private final MeasuredTimes times = new MeasuredTimes();
  private final List<CellFigures> measured = new ArrayList<>();
  private List<String> patterns = List.of();

  @Test
  void onlyVerifiedGainsAreWritten() {
    measure(8, 1000, 800);
    measure(64, 1000, 1000);
    measure(512, 1000, 1200);

    assertThat(written(true)).containsExactly(true, false, false);
  }

  @Test
  void aGainWithinTheMarginIsNotWritten() {
    measure(8, 1000, 985);

    assertThat(written(true)).containsExactly(false);
  }

  @Test
  void aChoiceForAllSizesMayNotLoseAtAny() {
    measure(8, 1000, 800);
    measure(64, 1000, 1000);
    assertThat(written(false)).containsExactly(true, true);
    assertThat(verified(false)).containsExactly(true, false);

    measure(512, 1000, 1200);
    assertThat(written(false)).containsExactly(false, false, false);
    assertThat(verified(false)).containsExactly(true, false, false);
  }

  @Test
  void aChoiceWhoseLaunchesFailedIsTold() {
    measured.add(times.of("default", 8, LAUNCHES, 1000));

    TuningVerification verification = verification(true);
    List<VerifiedChoice> results = verification.results(measured);
    assertThat(results).isEmpty();
    assertThat(verification.failed(results))
        .containsExactly(
            new ExcludedAlgorithm("MPI_Allreduce", "ring", "its verification at 8 B failed"));
  }

  /** The default takes longest under the first pattern; no gain under another one makes up. */
  @ParameterizedTest
  @CsvSource({
    "1000, 500,  400,  900, true",
    "1000, 500,  100, 1100, false",
    "1000, 500, 1100,  100, false",
    "1000, 500,  990,  100, false",
    "1000, 990,  900,  900, true"
  })
  void aGainIsOneInTheWorstPatternOfBoth(
      double before, double beforeLate, double after, double afterLate, boolean gains) {
    patterns = List.of("simultaneous", "last-late:9us");
    measured.add(times.of("default", "simultaneous", 8, LAUNCHES, before));
    measured.add(times.of("default", "last-late:9us", 8, LAUNCHES, beforeLate));
    measured.add(times.of("tuned", "simultaneous", 8, LAUNCHES, after));
    measured.add(times.of("tuned", "last-late:9us", 8, LAUNCHES, afterLate));

    List<VerifiedChoice> results = verification(true).results(measured);
    assertThat(results).hasSize(1);
    assertThat(results.get(0).verified()).isEqualTo(gains);
    assertThat(results.get(0).comparison().pair().figuresOfA().median())
        .isCloseTo(before, withinPercentage(2));
    assertThat(results.get(0).comparison().pair().figuresOfB().median())
        .isCloseTo(Math.max(after, afterLate), withinPercentage(2));
  }

  @Test
  void withoutFiguresUnderOneOfThePatternsNothingIsVerified() {
    patterns = List.of("simultaneous", "last-late:9us");
    measured.add(times.of("default", "simultaneous", 8, LAUNCHES, 1000));
    measured.add(times.of("tuned", "simultaneous", 8, LAUNCHES, 500));

    TuningVerification verification = verification(true);
    assertThat(verification.results(measured)).isEmpty();
    assertThat(verification.failed(List.of())).hasSize(1);
  }

  private void measure(long msize, double before, double after) {
    measured.add(times.of("default", msize, LAUNCHES, before));
    measured.add(times.of("tuned", msize, LAUNCHES, after));
  }

  private List<Boolean> written(boolean bySize) {
    return verification(bySize).results(measured).stream().map(VerifiedChoice::written).toList();
  }

  private List<Boolean> verified(boolean bySize) {
    return verification(bySize).results(measured).stream().map(VerifiedChoice::verified).toList();
  }

  private TuningVerification verification(boolean bySize) {
    List<Choice> choices =
        measured.stream()
            .map(CellFigures::key)
            .distinct()
            .map(key -> new Choice(TuningCell.of(key), RING))
            .toList();
    return new TuningVerification(
        new Library(bySize), choices, new ArrivalLevels(patterns), worst(choices), 0.03);
  }

  /** Of each cell, the first pattern. */
  private Map<TuningCell, String> worst(List<Choice> choices) {
    Map<TuningCell, String> worst = new HashMap<>();
    patterns.stream()
        .limit(1)
        .forEach(first -> choices.forEach(choice -> worst.put(choice.cell(), first)));
    return worst;
  }

  private record Library(boolean choosesBySize) implements TunableLibrary {
    @Override
    public List<String> operations() {
      return List.of("MPI_Allreduce");
    }

    @Override
    public List<Algorithm> algorithms(String operation) {
      return List.of(RING);
    }

    @Override
    public List<Algorithm> segmented(String operation, Algorithm algorithm, List<Long> segments) {
      return List.of();
    }

    @Override
    public Map<String, String> files(List<Choice> choices) {
      return Map.of();
    }

    @Override
    public Map<String, String> levels(List<Choice> choices, Path file) {
      return Map.of();
    }

    @Override
    public String usage(List<Choice> choices, Path file) {
      return "";
    }
  }
}
