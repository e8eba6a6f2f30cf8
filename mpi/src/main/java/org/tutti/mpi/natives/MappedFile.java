package org.tutti.mpi.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Which file a piece of this process's memory comes from, as Linux tells it. */
final class MappedFile {
  private static final Path MAPS = Path.of("/proc/self/maps");

  private MappedFile() {}

  /** The file mapped at an address, or empty where the system does not tell. */
  static Optional<String> containing(long address) {
    try (Stream<String> lines = Files.lines(MAPS)) {
      return lines.filter(line -> covers(line, address)).findFirst().flatMap(MappedFile::path);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static boolean covers(String line, long address) {
    int dash = line.indexOf('-');
    long start = Long.parseUnsignedLong(line.substring(0, dash), 16);
    long end = Long.parseUnsignedLong(line.substring(dash + 1, line.indexOf(' ')), 16);
    return Long.compareUnsigned(start, address) <= 0 && Long.compareUnsigned(address, end) < 0;
  }

  private static Optional<String> path(String line) {
    int slash = line.indexOf('/');
    return slash < 0 ? Optional.empty() : Optional.of(line.substring(slash));
  }
}
