package org.tutti.records.launch;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.RecordFields;

/**
 * Writes the result file of one launch. Each record has left the process when the method that
 * writes it returns, so that no later failure of the launch can lose it. The header is on disk
 * then, a cell at the latest when one is written a second later, and all when the launch is
 * complete. The file is a stream and no channel, which the interrupt flag of a benchmark would
 * close.
 */
public final class LaunchWriter implements AutoCloseable {
  private final Path file;
  private final FileOutputStream output;
  private final CRC32C checksum = new CRC32C();
  private final ForceInterval interval = new ForceInterval(System::nanoTime);
  private boolean isEntryForced;

  private LaunchWriter(Path file, FileOutputStream output) {
    this.file = file;
    this.output = output;
  }

  /**
   * Creates the file, and its directory if it is missing, and writes the header.
   *
   * @throws TuttiException if the file exists or cannot be written
   */
  public static LaunchWriter create(Path file, LaunchHeader header) {
    Path directory = file.toAbsolutePath().getParent();
    createDirectories(directory, file);
    try {
      Files.createFile(file);
      LaunchWriter writer = new LaunchWriter(file, new FileOutputStream(file.toFile(), true));
      writer.append(RecordFields.write(header));
      return writer;
    } catch (FileAlreadyExistsException e) {
      throw MeasurementProblem.RESULT_FILE_EXISTS.error(
          "Result file " + file + " already exists.",
          "Name another directory with --results; results are never overwritten.",
          e);
    } catch (IOException e) {
      throw notWritable(file, e);
    }
  }

  /**
   * Appends a finished cell.
   *
   * @throws TuttiException if that fails, for instance because the disk is full
   */
  public void write(CellRecord cell) {
    append(RecordFields.write(cell));
  }

  /**
   * Appends the times of one rank in the cell that was written last.
   *
   * @throws TuttiException if that fails
   */
  public void write(RankRecord rank) {
    append(RecordFields.write(rank));
  }

  /**
   * Appends the times of a phase in the cell that was written last.
   *
   * @throws TuttiException if that fails
   */
  public void write(PhaseRecord phase) {
    append(RecordFields.write(phase));
  }

  /**
   * Appends the last record.
   *
   * @throws TuttiException if that fails
   */
  public void complete(Completion completion) {
    // The checksum covers all bytes before the line of this record.
    append(RecordFields.write(completion).put("crc32c", checksum.getValue()));
    try {
      force();
    } catch (IOException e) {
      throw notWritable(file, e);
    }
  }

  @Override
  public void close() {
    try {
      output.close();
    } catch (IOException e) {
      throw notWritable(file, e);
    }
  }

  private void append(JsonObject json) {
    byte[] text = JsonText.line(json);
    byte[] line = Arrays.copyOf(text, text.length + 1);
    line[text.length] = '\n';
    checksum.update(line);
    try {
      output.write(line);
      if (interval.isOver()) {
        force();
      }
    } catch (IOException e) {
      throw notWritable(file, e);
    }
  }

  /**
   * Forces to disk what was written, and the first time the new entry of the directory, so that
   * both survive a power failure.
   */
  private void force() throws IOException {
    output.getFD().sync();
    if (!isEntryForced) {
      force(file.toAbsolutePath().getParent());
      isEntryForced = true;
    }
  }

  /** An interrupt costs this certainty only. */
  private static void force(Path directory) throws IOException {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (ClosedByInterruptException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void createDirectories(Path directory, Path file) {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw notWritable(file, e);
    }
  }

  private static TuttiException notWritable(Path file, IOException cause) {
    return CampaignProblem.RESULTS_NOT_WRITABLE.error(
        "Cannot write result file " + file + ": " + cause + ".",
        "Name a writable directory with enough space with --results.",
        cause);
  }
}
