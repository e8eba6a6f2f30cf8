package org.tutti.campaign.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;

class TuningVerificationTest {
  private static final Algorithm RING = new Algorithm("ring", Map.of());
  private static final int LAUNCHES = 12;

  private final MeasuredTimes times = new MeasuredTimes();
  private final List<CellFigures> measured = new ArrayList<>();

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
    return new TuningVerification(new Library(bySize), choices, 0.03);
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
