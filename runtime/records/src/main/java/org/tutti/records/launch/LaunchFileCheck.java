package org.tutti.records.launch;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;

/**
 * Decides whether the file of a launch is whole. All commands ask here, so that none uses a launch
 * that another takes for missing.
 */
public final class LaunchFileCheck {
  private static final int FIRST_READ = 4096;

  private LaunchFileCheck() {}

  /** Whether a file has a complete header: a launch that was killed very early has none. */
  public static boolean hasHeader(Path file) {
    try (LineReader lines = new LineReader(file)) {
      return lines.advance() && lines.isTerminated();
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Whether the last line of a file is the record that completes it. Whether anything before it was
   * changed shows when the file is read as a whole.
   */
  public static boolean isCompleted(Path file) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (RandomAccessFile input = new RandomAccessFile(file.toFile(), "r")) {
      byte[] line = lastLine(input);
      return line.length > 0
          && JsonText.parse(line, 0, line.length).text("record").equals("completion");
    } catch (IOException | MalformedJsonException e) {
      return false;
    }
  }

  /**
   * Reads a whole file.
   *
   * @return why it is not whole; empty if it is
   * @throws TuttiException if it is of a newer format
   */
  public static Optional<String> damage(Path file) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        reader.giveBack(next.get());
      }
      return reader.completion().isPresent()
          ? Optional.empty()
          : Optional.of(file + " is cut off before its last record.");
    } catch (TuttiException e) {
      if (e.problem() != MeasurementProblem.RESULT_FILE_DAMAGED) {
        throw e;
      }
      return Optional.of(e.what());
    }
  }

  /** The last line without its line end; empty if it has none. */
  private static byte[] lastLine(RandomAccessFile input) throws IOException {
    long size = input.length();
    for (int part = FIRST_READ; ; part = 2 * part) {
      int length = (int) Math.min(size, part);
      byte[] end = new byte[length];
      input.seek(size - length);
      input.readFully(end);
      if (length == 0 || end[length - 1] != '\n') {
        return new byte[0];
      }
      int start = length - 1;
      while (start > 0 && end[start - 1] != '\n') {
        start--;
      }
      if (start > 0 || length == size || part > Integer.MAX_VALUE / 2) {
        return Arrays.copyOfRange(end, start, length - 1);
      }
    }
  }
}
