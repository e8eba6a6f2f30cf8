package org.tutti.records.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Where each rank of a launch is, in a file per rank, so that a driver can name the one that hangs.
 * They are written between cells, never while a cell is observed.
 *
 * @param directory that the files are in
 */
public record Heartbeats(Path directory) {
  private static final String PREFIX = "rank-";

  /** The heart-beats of the launch that writes into this results directory. */
  public static Heartbeats in(Path results) {
    return new Heartbeats(results.resolve("heartbeats"));
  }

  /**
   * Says where a rank is. A heart-beat that cannot be written is no reason to end a launch.
   *
   * @return whether it could be written
   */
  public boolean beat(int rank, String where) {
    try {
      Files.createDirectories(directory);
      Files.writeString(
          directory.resolve(String.format(Locale.ROOT, PREFIX + "%04d", rank)), where);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** When some rank wrote its last heart-beat; empty if none did. */
  public Optional<Instant> newest() {
    if (!Files.isDirectory(directory)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(directory)) {
      Instant newest = null;
      for (Path file : files.toList()) {
        Instant written = Files.getLastModifiedTime(file).toInstant();
        newest = newest == null || written.isAfter(newest) ? written : newest;
      }
      return Optional.ofNullable(newest);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The last heart-beat of each rank, by rank. */
  public TreeMap<Integer, String> last() {
    TreeMap<Integer, String> beats = new TreeMap<>();
    if (!Files.isDirectory(directory)) {
      return beats;
    }
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.matches(PREFIX + "\\d{4,9}")) {
          beats.put(Integer.valueOf(name.substring(PREFIX.length())), Files.readString(file));
        }
      }
    } catch (IOException e) {
      return new TreeMap<>();
    }
    return beats;
  }
}
