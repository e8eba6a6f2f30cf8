package org.tutti.records.file;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/**
 * A number that is another one in each process. Java's security providers would take a rank longer
 * to load than the measurement of a cell.
 */
public final class DrawnNumber {
  private static final Path SOURCE = Path.of("/dev/urandom");

  private DrawnNumber() {}

  /** Any number; from the clocks where the system has no source of them. */
  public static long next() {
    try (DataInputStream source = new DataInputStream(Files.newInputStream(SOURCE))) {
      return source.readLong();
    } catch (IOException e) {
      return new SplittableRandom().nextLong();
    }
  }
}
