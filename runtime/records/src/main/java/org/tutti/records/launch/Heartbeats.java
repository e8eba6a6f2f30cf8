package org.tutti.records.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The last known position of each rank of a launch, one file per rank, so that a driver can name
 * the rank that hangs. The files are written between cells, never while a cell is measured.
 *
 * @param directory of the files
 */
public record Heartbeats(Path directory) {
  private static final String PREFIX = "rank-";
  private static final String HUNG = "hung";
  private static final int DIGITS = 4;

  /** The heartbeats of the launch that writes to this results directory. */
  public static Heartbeats in(Path results) {
    return new Heartbeats(results.resolve("heartbeats"));
  }

  /**
   * Records where a rank is. The launch continues even if this cannot be written.
   *
   * @return whether it could be written
   */
  public boolean write(int rank, LaunchPosition position) {
    Path file = directory.resolve(PREFIX + "0".repeat(Math.max(0, DIGITS - digits(rank))) + rank);
    try {
      try {
        Files.writeString(file, position.encode());
      } catch (NoSuchFileException e) {
        Files.createDirectories(directory);
        Files.writeString(file, position.encode());
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Records the cell in which the launch hangs, which a rank ends now. */
  public void hung(String cell) {
    try {
      Files.createDirectories(directory);
      Files.writeString(directory.resolve(HUNG), cell);
    } catch (IOException e) {
      return; // The driver sees the launch end, and what its ranks say.
    }
  }

  /** The cell in which the launch hung, if a rank has recorded one. */
  public Optional<String> hung() {
    try {
      return Optional.of(Files.readString(directory.resolve(HUNG))).filter(cell -> !cell.isEmpty());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The cell in which all ranks were last; empty if they were in different ones, or in none. */
  public Optional<String> common() {
    List<Optional<String>> cells =
        last().values().stream().map(LaunchPosition::ofCell).distinct().toList();
    return cells.size() == 1 ? cells.get(0) : Optional.empty();
  }

  private static int digits(int rank) {
    return Integer.toString(rank).length();
  }

  /** The time of the most recent heartbeat of any rank; empty if there is none. */
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

  /** The last heartbeat of each rank, by rank. */
  public TreeMap<Integer, LaunchPosition> last() {
    TreeMap<Integer, LaunchPosition> positions = new TreeMap<>();
    if (!Files.isDirectory(directory)) {
      return positions;
    }
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.matches(PREFIX + "\\d{4,9}")) {
          int rank = Integer.parseInt(name.substring(PREFIX.length()));
          LaunchPosition.parse(Files.readString(file))
              .ifPresent(position -> positions.put(rank, position));
        }
      }
    } catch (IOException e) {
      return new TreeMap<>();
    }
    return positions;
  }
}
