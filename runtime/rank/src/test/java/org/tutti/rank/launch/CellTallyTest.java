package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Warning;
import org.tutti.sync.process.Flag;

/** What a launch must have measured to have succeeded. */
class CellTallyTest {
  private static final CellRecord MEASURED = SampleCampaign.processed(ProcessingScheme.PS1, 1);
  private static final CellRecord MISSING = unmeasured(MeasurementProblem.OPERATION_NOT_IN_LIBRARY);
  private static final CellRecord IMPOSSIBLE = unmeasured(MeasurementProblem.CELL_IMPOSSIBLE);
  private static final CellRecord WRONG = unmeasured(MeasurementProblem.WRONG_DATA);
  private static final CellRecord INVALID =
      like(
          new Observations(new long[1], new long[] {7}, new long[] {Flag.STARTED_LATE}),
          Optional.empty());

  @Test
  void whatCannotBeMeasuredIsNoFailure() {
    assertThat(isSuccess(MEASURED)).isTrue();
    assertThat(isSuccess(MEASURED, MISSING, IMPOSSIBLE)).isTrue();
  }

  @Test
  void aCellThatFailedOrHasNoValidObservationIsOne() {
    assertThat(isSuccess(MEASURED, WRONG)).isFalse();
    assertThat(isSuccess(MEASURED, INVALID)).isFalse();
  }

  @Test
  void aLaunchWithoutAnyFigureHasNotSucceeded() {
    assertThat(isSuccess(MISSING)).isFalse();
    assertThat(isSuccess()).isFalse();
  }

  private static boolean isSuccess(CellRecord... cells) {
    CellTally tally = new CellTally();
    List.of(cells).forEach(tally::add);
    return tally.isSuccess();
  }

  private static CellRecord unmeasured(Problem why) {
    return like(
        new Observations(new long[0], new long[0], new long[0]),
        Optional.of(Warning.because(why, "for some reason")));
  }

  private static CellRecord like(Observations observations, Optional<Warning> warning) {
    return new CellRecord(
        0,
        MEASURED.key(),
        MEASURED.settings(),
        observations,
        MEASURED.conditions(),
        warning.stream().toList());
  }
}
