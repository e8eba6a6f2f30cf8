package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.MovedData;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class FigureMeaningTest {
  private static final Optional<MovedData> NO_RATE = Optional.empty();

  @Test
  void aCollectiveNeedsNoWords() {
    assertThat(FigureMeaning.of(List.of(cell("ALLREDUCE", 1, Map.of(), NO_RATE, "")))).isEmpty();
  }

  @Test
  void aLatencyIsDefinedAndItsPairNamed() {
    assertThat(
            FigureMeaning.of(
                List.of(cell("NEIGHBORS", 2, Map.of(), NO_RATE, "latency: half a round trip"))))
        .isEqualTo("latency: half a round trip; between each even rank and the next odd one");
  }

  @Test
  void variantsSayWhatTheyHaveInCommon() {
    assertThat(
            FigureMeaning.of(
                List.of(
                    cell("X", 2, Map.of(), NO_RATE, "latency: half a round trip of MPI_Send"),
                    cell("X", 2, Map.of(), NO_RATE, "latency: half a round trip of MPI_Isend"))))
        .isEqualTo("latency: half a round trip");
    assertThat(
            FigureMeaning.of(
                List.of(
                    cell("X", 1, Map.of(), NO_RATE, "MPI_Put there"),
                    cell("X", 1, Map.of(), NO_RATE, "MPI_Get back"))))
        .isEmpty();
  }

  /** The common beginning ends where a phrase may end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          half a round trip whose receives pass | half a round trip whose sends | half a round trip
          half a round trip, received with A | half a round trip, received from B | half a round trip
          half a round trip into a buffer | half a round trip into an array | half a round trip
          half a round trip of A, then B | half a round trip of A, then C | half a round trip of A
          windows of messages from all ranks | windows of messages from one | windows of messages
          """)
  void variantsShareAWholePhrase(String first, String second, String common) {
    assertThat(
            FigureMeaning.of(
                List.of(
                    cell("X", 2, Map.of(), NO_RATE, first),
                    cell("X", 2, Map.of(), NO_RATE, second))))
        .isEqualTo(common);
  }

  @Test
  void theOperationsOfACallAreNotTheCallsOfABatch() {
    assertThat(FigureMeaning.of(List.of(cell("X", 20, Map.of("batch", "10"), NO_RATE, ""))))
        .isEqualTo("times are of one of the 2 operations of a call");
    assertThat(FigureMeaning.of(List.of(cell("X", 10, Map.of("batch", "10"), NO_RATE, ""))))
        .isEmpty();
  }

  @Test
  void aRateSaysWhoseBytesItCounts() {
    assertThat(
            FigureMeaning.of(
                List.of(cell("BANDWIDTH", 1, Map.of(), Optional.of(new MovedData(1, 8)), ""))))
        .isEqualTo("MB/s: 10^6 bytes a second, of all processes in total");
  }

  private static CellFigures cell(
      String operation,
      int operations,
      Map<String, String> further,
      Optional<MovedData> moved,
      String description) {
    return new CellFigures(
        new CellKey("org.example.Case.own", operation, 8, 2),
        new Treatment(Map.of()),
        new CellSettings(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            new CellCounts(100, 1, false, 10, operations),
            Optional.empty(),
            false,
            further,
            moved,
            Optional.empty(),
            description),
        List.of());
  }
}
