package org.tutti.records.launch;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.LineReader;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.json.IntegerArrays;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

/**
 * Reads the result file of one launch, one cell at a time. An incomplete last line, left by a
 * launch that was killed while writing it, is skipped and {@link #note() noted}; everything before
 * it can be read.
 */
public final class LaunchReader implements AutoCloseable {
  private final Path file;
  private final LineReader lines;
  private final IntegerArrays arrays = new IntegerArrays();
  private final CRC32C checksum = new CRC32C();
  private final LaunchHeader header;
  private final LaunchAgreement agreement;
  private Completion completion;
  private String note;
  private boolean atEnd;
  private Consumer<RankRecord> ranks = rank -> {};
  private Consumer<PhaseRecord> phases = phase -> {};

  private LaunchReader(Path file, LineReader lines) {
    this.file = file;
    this.lines = lines;
    JsonObject first = nextRecord();
    if (first == null || !first.has("record") || !first.text("record").equals("launch")) {
      throw new MalformedJsonException("the file does not begin with a launch record");
    }
    long version = first.integer("formatVersion");
    if (version > LaunchHeader.FORMAT_VERSION) {
      throw RecordProblem.FILE_OF_OTHER_VERSION.error(
          file
              + " has format version "
              + version
              + ", which is newer than this version of Tutti"
              + " can read.",
          "Read it with the version of Tutti that wrote it ("
              + first.text("tutti")
              + ") or a newer one.");
    }
    if (version < LaunchHeader.FORMAT_VERSION) {
      throw RecordProblem.FILE_OF_OTHER_VERSION.error(
          file
              + " has format version "
              + version
              + ", which this version of Tutti can no longer"
              + " read.");
    }
    header = RecordFields.read(first, LaunchHeader.BLANK);
    agreement = new LaunchAgreement(header);
  }

  /**
   * Opens a file and reads its header.
   *
   * @throws TuttiException if it cannot be read, has another format, is not a result file, or is
   *     damaged
   */
  public static LaunchReader open(Path file) {
    LineReader lines = null;
    try {
      lines = new LineReader(file);
      return new LaunchReader(file, lines);
    } catch (RuntimeException e) {
      close(lines);
      throw damaged(file, e);
    }
  }

  public LaunchHeader header() {
    return header;
  }

  /** Sets a consumer for the times of single ranks, which follow their cell. */
  public void onRank(Consumer<RankRecord> consumer) {
    ranks = consumer;
  }

  /** Sets a consumer for the times of phases, which follow their cell. */
  public void onPhase(Consumer<PhaseRecord> consumer) {
    phases = consumer;
  }

  /**
   * The next cell, or empty after the last one.
   *
   * @throws TuttiException if the file is damaged
   */
  public Optional<CellRecord> next() {
    try {
      JsonObject json = nextRecord();
      while (json != null && isDetail(json)) {
        json = nextRecord();
      }
      if (json == null) {
        return Optional.empty();
      }
      if (json.text("record").equals("cell")) {
        CellRecord cell = CellRecord.of(json);
        agreement.add(cell);
        return Optional.of(cell);
      }
      readCompletion(json);
      return Optional.empty();
    } catch (RuntimeException e) {
      throw damaged(file, e);
    }
  }

  /**
   * Releases a cell that {@link #next} returned: its observations must not be read afterward, since
   * later cells reuse their memory.
   */
  public void giveBack(CellRecord cell) {
    Observations observations = cell.observations();
    arrays.giveBack(observations.starts());
    arrays.giveBack(observations.runTimes());
    arrays.giveBack(observations.flags());
  }

  /** The last record; empty until {@link #next} has reached it, or if there is none. */
  public Optional<Completion> completion() {
    return Optional.ofNullable(completion);
  }

  /** A note if the last line of the file is incomplete. */
  public Optional<String> note() {
    return Optional.ofNullable(note);
  }

  @Override
  public void close() {
    close(lines);
  }

  private JsonObject nextRecord() {
    if (atEnd || !lines.advance()) {
      atEnd = true;
      return null;
    }
    if (!lines.isTerminated()) {
      atEnd = true;
      note =
          file
              + ": the last record is incomplete (the launch ended while writing it) and is ignored";
      return null;
    }
    JsonObject json = JsonText.parse(lines.buffer(), lines.offset(), lines.length(), arrays);
    if (!json.text("record").equals("completion")) {
      checksum.update(lines.buffer(), lines.offset(), lines.length() + 1);
    }
    return json;
  }

  /** Whether a record belongs to the cell before it, in which case it is passed on. */
  private boolean isDetail(JsonObject json) {
    switch (json.text("record")) {
      case "rank" -> {
        RankRecord rank = RecordFields.read(json, RankRecord.BLANK);
        agreement.add(rank);
        ranks.accept(rank);
      }
      case "phase" -> {
        PhaseRecord phase = RecordFields.read(json, PhaseRecord.BLANK);
        agreement.add(phase);
        phases.accept(phase);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void readCompletion(JsonObject json) {
    if (!json.text("record").equals("completion")) {
      throw new MalformedJsonException("unknown record \"" + json.text("record") + "\"");
    }
    if (json.integer("crc32c") != checksum.getValue()) {
      throw new MalformedJsonException("the checksum does not match: the file was changed");
    }
    completion = RecordFields.read(json, Completion.BLANK);
    agreement.add(completion);
    if (nextRecord() != null) {
      throw new MalformedJsonException("a record follows the completion record");
    }
  }

  /** What could not be read is not damaged. */
  private static TuttiException damaged(Path file, RuntimeException cause) {
    if (RecordFiles.isOfFile(cause)) {
      return (TuttiException) cause;
    }
    return MeasurementProblem.RESULT_FILE_DAMAGED.error(
        file + " cannot be read as a result file: " + cause.getMessage() + ".",
        "If it is the file of a launch, it is damaged: leave it out, or repeat that launch.",
        cause);
  }

  private static void close(LineReader lines) {
    if (lines != null) {
      lines.close();
    }
  }
}
