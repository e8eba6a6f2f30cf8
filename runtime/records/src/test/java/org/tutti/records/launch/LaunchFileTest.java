package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;
import org.tutti.sync.process.Flag;

class LaunchFileTest {
  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void writeWholeFile() {
    file = directory.resolve("launches/0003.jsonl");
    try (LaunchWriter writer = LaunchWriter.create(file, SampleRecords.HEADER)) {
      writer.write(SampleRecords.CELL);
      writer.complete(SampleRecords.COMPLETION);
    }
  }

  @Test
  void whatWasWrittenIsRead() {
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.header()).isEqualTo(SampleRecords.HEADER);
      CellRecord cell = reader.next().orElseThrow();
      assertThat(cell)
          .usingRecursiveComparison()
          .ignoringFieldsOfTypes(Observations.class)
          .isEqualTo(SampleRecords.CELL);
      assertThat(cell.observations().start(1)).isEqualTo(1_000_000_000_000L);
      assertThat(cell.observations().runTime(1)).isEqualTo(190);
      assertThat(cell.observations().flags(1)).isEqualTo(Flag.WINDOW_EXCEEDED);
      assertThat(cell.observations().validRunTimes()).containsExactly(180, 190);
      assertThat(cell.observations().invalidCount()).isEqualTo(1);
      assertThat(cell.observations().countOf(Flag.WINDOW_EXCEEDED)).isEqualTo(2);
      assertThat(reader.completion()).isEmpty();
      assertThat(reader.next()).isEmpty();
      assertThat(reader.completion()).contains(SampleRecords.COMPLETION);
      assertThat(reader.note()).isEmpty();
      assertThat(reader.next()).isEmpty();
    }
  }

  /** A benchmark may leave its thread interrupted at any time. */
  @Test
  void noInterruptClosesTheFile() {
    Path interrupted = directory.resolve("interrupted.jsonl");
    Thread.currentThread().interrupt();
    try (LaunchWriter writer = LaunchWriter.create(interrupted, SampleRecords.HEADER)) {
      writer.write(SampleRecords.CELL);
      writer.complete(SampleRecords.COMPLETION);
    }
    assertThat(Thread.interrupted()).isTrue();

    try (LaunchReader reader = LaunchReader.open(interrupted)) {
      assertThat(reader.next()).isPresent();
      assertThat(reader.next()).isEmpty();
      assertThat(reader.completion()).contains(SampleRecords.COMPLETION);
    }
  }

  @Test
  void onlyAReleasedCellIsReusedForTheNext() {
    Path two = directory.resolve("two.jsonl");
    LaunchHeader header = SampleRecords.HEADER;
    LaunchHeader ofFour =
        new LaunchHeader(
            header.identity(),
            header.processes(),
            header.ranks(),
            header.library(),
            header.clocks(),
            header.environment(),
            Collections.nCopies(4, SampleRecords.KEY));
    try (LaunchWriter writer = LaunchWriter.create(two, ofFour)) {
      writer.write(SampleRecords.CELL);
      writer.write(cell(1, new long[] {180, 190, 70}));
      writer.write(cell(2, new long[] {7, 8, 9}));
      writer.write(cell(3, new long[] {1, 2}));
    }
    try (LaunchReader reader = LaunchReader.open(two)) {
      CellRecord kept = reader.next().orElseThrow();
      CellRecord second = reader.next().orElseThrow();
      assertThat(kept.observations().runTimes())
          .isNotSameAs(second.observations().runTimes())
          .containsExactly(180, 190, 70);
      long[] memory = second.observations().flags();
      reader.giveBack(second);
      CellRecord third = reader.next().orElseThrow();
      assertThat(third.observations().starts()).isSameAs(memory).containsExactly(7, 8, 9);
      assertThat(third.observations().runTimes()).containsExactly(7, 8, 9);
      assertThat(kept.observations().starts()).containsExactly(0, 1_000_000_000_000L, 5);
      reader.giveBack(third);
      assertThat(reader.next().orElseThrow().observations().starts()).containsExactly(1, 2);
    }
  }

  private static CellRecord cell(int position, long[] values) {
    CellRecord sample = SampleRecords.CELL;
    return new CellRecord(
        position,
        sample.key(),
        sample.settings(),
        new Observations(values, values, values),
        sample.conditions(),
        sample.warnings());
  }

  @Test
  void aFileTruncatedAfterItsHeaderKeepsTheCompleteRecords() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int headerEnd = indexOfLineEnd(bytes, 0) + 1;
    int cellEnd = indexOfLineEnd(bytes, headerEnd) + 1;
    for (int length = headerEnd; length < bytes.length; length++) {
      Path cut = directory.resolve("cut.jsonl");
      Files.write(cut, Arrays.copyOf(bytes, length));
      try (LaunchReader reader = LaunchReader.open(cut)) {
        assertThat(reader.next().isPresent()).isEqualTo(length >= cellEnd);
        assertThat(reader.next()).isEmpty();
        assertThat(reader.completion()).isEmpty();
        assertThat(reader.note().isPresent()).isEqualTo(length != headerEnd && length != cellEnd);
      }
    }
  }

  @Test
  void changedFigureIsFoundByTheChecksum() throws IOException {
    Files.writeString(file, Files.readString(file).replace("[180,190,70]", "[180,120,70]"));
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.next()).isPresent();
      assertThatThrownBy(reader::next)
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-052]")
          .hasMessageContaining("checksum");
    }
  }

  @Test
  void aWarningOfANewerVersionIsKept() throws IOException {
    cut(file, "\"identifier\":\"TUTTI-", "\"identifier\":\"TUTTI-9");
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.next().orElseThrow().warnings())
          .extracting(Warning::line)
          .singleElement()
          .asString()
          .startsWith("[TUTTI-354] warning TUTTI-9")
          .contains("median=90");
    }
  }

  /** Figures of other names may be those of another version: the cell is as good as before. */
  @Test
  void aWarningWithOtherFiguresIsKept() throws IOException {
    cut(file, "\"median\":90", "\"middle\":90");
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.next().orElseThrow().warnings())
          .extracting(Warning::line)
          .singleElement()
          .asString()
          .startsWith("[TUTTI-354] warning TUTTI-063")
          .contains("middle=90");
    }
  }

  @Test
  void aCellThatOccursTwiceIsRefused() {
    Path twice = directory.resolve("twice.jsonl");
    try (LaunchWriter writer = LaunchWriter.create(twice, SampleRecords.HEADER)) {
      writer.write(SampleRecords.CELL);
      writer.write(SampleRecords.CELL);
    }
    try (LaunchReader reader = LaunchReader.open(twice)) {
      assertThat(reader.next()).isPresent();
      assertThatThrownBy(reader::next)
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-052]")
          .hasMessageContaining("occurs twice");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"rounds", "operationsPerCall"})
  void aCellOfNoRoundsOrOperationsIsRefused(String count) throws IOException {
    cut(file, "\"" + count + "\":2", "\"" + count + "\":0");
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThatThrownBy(reader::next)
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-052]")
          .hasMessageContaining("below 1");
    }
  }

  /** Edits a file; without its last record, no checksum protects it. */
  private static void cut(Path file, String before, String after) throws IOException {
    String text = Files.readString(file);
    Files.writeString(
        file, text.substring(0, text.indexOf("{\"record\":\"completion\"")).replace(before, after));
  }

  @Test
  void newerFormatIsRefused() throws IOException {
    Files.writeString(
        file, Files.readString(file).replace("\"formatVersion\":3", "\"formatVersion\":4"));
    assertThatThrownBy(() -> LaunchReader.open(file))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-051]")
        .hasMessageContaining("format version 4");
  }

  @Test
  void anOlderFormatIsRefused() throws IOException {
    Files.writeString(
        file, Files.readString(file).replace("\"formatVersion\":3", "\"formatVersion\":2"));
    assertThatThrownBy(() -> LaunchReader.open(file))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-051]")
        .hasMessageContaining("format version 2");
  }

  @Test
  void anyOtherFileIsRejected() throws IOException {
    for (String content : new String[] {"", "\n", "{}\n", "[1]\n", "text\n", "{\"record\":1}\n"}) {
      Files.writeString(file, content);
      assertThatThrownBy(() -> LaunchReader.open(file))
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-052]")
          .hasMessageContaining(file.toString());
    }
  }

  @Test
  void resultsAreNeverOverwritten() {
    assertThatThrownBy(() -> LaunchWriter.create(file, SampleRecords.HEADER))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-200]")
        .hasMessageContaining("already exists");
  }

  @Test
  void directoryThatCannotBeMadeIsAnError() {
    assertThatThrownBy(() -> LaunchWriter.create(file.resolve("0001.jsonl"), SampleRecords.HEADER))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-050]")
        .hasMessageContaining("SettingKey.RESULTS");
  }

  private static int indexOfLineEnd(byte[] bytes, int from) {
    int index = from;
    while (bytes[index] != '\n') {
      index++;
    }
    return index;
  }
}
