package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files that earlier builds wrote, kept as they were: {@link SampleRecords} as it was then. */
class OlderFilesTest {
  private static final ClockRecord CLOCK = new ClockRecord("MONOTONIC", 10, 20.5);

  @Test
  void aFileOfOneClockIsRead() throws Exception {
    CellRecord cell = readWhole("one-clock.jsonl");
    assertThat(cell.settings().operationsPerCall()).isEqualTo(1);
    assertThat(cell.settings().others()).isEmpty();
    assertThat(cell.conditions().global().uncertainty()).hasValue(12.5);
    assertThat(cell.conditions().global().bound()).isEmpty();
  }

  @Test
  void aFileWhoseClocksTellOfNoRanksIsRead() throws Exception {
    CellRecord cell = readWhole("clocks-without-ranks.jsonl");
    assertThat(cell.settings().operationsPerCall()).isEqualTo(2);
    assertThat(cell.settings().others()).isEqualTo(Map.of("batch", "2"));
    assertThat(cell.conditions().global().bound()).hasValue(300);
    assertThat(cell.conditions().global().clocks()).isEmpty();
    assertThat(cell.conditions().compilationNanos()).isEqualTo(1_000_000);
  }

  /** All that has been in the format from its first file on, and the checksum. */
  private static CellRecord readWhole(String name) throws URISyntaxException {
    Path file = Path.of(OlderFilesTest.class.getResource(name).toURI());
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.header().clocks()).isEqualTo(List.of(CLOCK));
      assertThat(reader.header().library()).isEqualTo(SampleRecords.HEADER.library());
      assertThat(reader.header().plan()).isEqualTo(List.of(SampleRecords.KEY));
      CellRecord cell = reader.next().orElseThrow();
      assertThat(cell.key()).isEqualTo(SampleRecords.KEY);
      assertThat(cell.observations().validRunTimes()).containsExactly(180, 190);
      assertThat(reader.next()).isEmpty();
      assertThat(reader.completion()).contains(SampleRecords.COMPLETION);
      return cell;
    }
  }
}
