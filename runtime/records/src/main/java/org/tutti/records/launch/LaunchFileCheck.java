package org.tutti.records.launch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.LineReader;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.file.Sha256;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;

/**
 * Decides whether the file of a launch is whole. All commands ask here, so that none uses a launch
 * that another takes for missing.
 */
public final class LaunchFileCheck {
  private static final int FIRST_READ = 4096;

  /** The largest completion record in bytes; it has some hundred for each rank. */
  private static final int MAX_COMPLETION = 1 << 28;

  private LaunchFileCheck() {}

  /** Whether a file has a complete header: a launch that was killed very early has none. */
  public static boolean hasHeader(Path file) {
    if (!RecordFiles.isRegular(file)) {
      return false;
    }
    try (LineReader lines = new LineReader(file)) {
      return lines.advance() && lines.isTerminated();
    } catch (TuttiException e) {
      if (RecordFiles.exists(file)) {
        throw e;
      }
      return false; // The driver has moved it at this moment.
    }
  }

  /**
   * Whether the last line of a file is the record that completes it. Whether anything before it was
   * changed shows when the file is read as a whole.
   */
  public static boolean isCompleted(Path file) {
    return completion(file).isPresent();
  }

  /**
   * Identifies a completed file: the SHA-256, in hexadecimal, of its first and its last line, which
   * has the checksum of all before it. Empty if it is not completed.
   */
  public static Optional<String> digest(Path file) {
    Optional<byte[]> last = completion(file);
    if (last.isEmpty()) {
      return Optional.empty();
    }
    MessageDigest digest = Sha256.digest();
    try (LineReader lines = new LineReader(file)) {
      lines.advance();
      digest.update(lines.buffer(), lines.offset(), lines.length());
    }
    digest.update(last.get());
    return Optional.of(HexFormat.of().formatHex(digest.digest()));
  }

  private static Optional<byte[]> completion(Path file) {
    if (!RecordFiles.isRegular(file)) {
      return Optional.empty();
    }
    try (SeekableByteChannel input = Files.newByteChannel(file)) {
      byte[] line = lastLine(input);
      return line.length > 0
              && JsonText.parse(line, 0, line.length).text("record").equals("completion")
          ? Optional.of(line)
          : Optional.empty();
    } catch (IOException e) {
      throw RecordFiles.unreadable(file, e);
    } catch (MalformedJsonException e) {
      return Optional.empty();
    }
  }

  /**
   * Reads a whole file.
   *
   * @return why it is not whole; empty if it is
   * @throws TuttiException if it cannot be read, or is of another format
   */
  public static Optional<String> damage(Path file) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        reader.giveBack(next.get());
      }
      if (reader.completion().isEmpty()) {
        return Optional.of(file + " is cut off before its last record.");
      }
      return isCompleted(file)
          ? Optional.empty()
          : Optional.of(file + " goes on after its last record.");
    } catch (TuttiException e) {
      if (e.problem() != MeasurementProblem.RESULT_FILE_DAMAGED) {
        throw e;
      }
      return Optional.of(e.what());
    }
  }

  /**
   * The last line without its line end; empty if it has none, or is longer than any of its kind.
   */
  private static byte[] lastLine(SeekableByteChannel input) throws IOException {
    long size = input.size();
    for (int part = FIRST_READ; part <= MAX_COMPLETION; part = 2 * part) {
      int length = (int) Math.min(size, part);
      byte[] end = new byte[length];
      ByteBuffer read = ByteBuffer.wrap(end);
      input.position(size - length);
      while (read.hasRemaining()) {
        if (input.read(read) < 0) {
          return new byte[0]; // It becomes shorter at this moment.
        }
      }
      if (length == 0 || end[length - 1] != '\n') {
        return new byte[0];
      }
      int start = length - 1;
      while (start > 0 && end[start - 1] != '\n') {
        start--;
      }
      if (start > 0 || length == size) {
        return Arrays.copyOfRange(end, start, length - 1);
      }
    }
    return new byte[0];
  }
}
