package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * The files that a process has mapped, as {@code /proc/PID/maps} lists them: lines of {@code
 * FROM-TO}, in hexadecimal, and more, with the file at the end. A rank has hundreds of them, so
 * that only the addresses are looked at.
 */
final class MappedFiles {
  private static final int RADIX = 16;

  private final String maps;

  /**
   * @param maps the content of that file, a character for each byte
   */
  MappedFiles(String maps) {
    this.maps = maps;
  }

  /** Those of this process; none where the system does not list them. */
  static MappedFiles ofThisProcess() {
    try (InputStream content = new FileInputStream("/proc/self/maps")) {
      return new MappedFiles(new String(content.readAllBytes(), ISO_8859_1));
    } catch (IOException e) {
      return new MappedFiles("");
    }
  }

  /** The file that is mapped at an address. */
  Optional<String> at(long address) {
    String wanted = Long.toHexString(address);
    int end;
    for (int begin = 0; begin < maps.length(); begin = end + 1) {
      end = maps.indexOf('\n', begin);
      end = end < 0 ? maps.length() : end;
      int dash = maps.indexOf('-', begin);
      int space = maps.indexOf(' ', begin);
      if (dash > begin
          && space > dash
          && space < end
          && compare(wanted, begin, dash) >= 0
          && compare(wanted, dash + 1, space) < 0) {
        int path = maps.indexOf('/', space);
        return path < 0 || path >= end
            ? Optional.empty()
            : Optional.of(new String(maps.substring(path, end).getBytes(ISO_8859_1), UTF_8));
      }
    }
    return Optional.empty();
  }

  /** Compares the address with the one written there, which may begin with zeros. */
  private int compare(String wanted, int from, int to) {
    if (to - from == wanted.length()) {
      return wanted.compareTo(maps.substring(from, to));
    }
    return Long.compareUnsigned(
        Long.parseUnsignedLong(wanted, RADIX), Long.parseUnsignedLong(maps, from, to, RADIX));
  }
}
