package org.tutti.records.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.tutti.mpi.resource.ClassPathFile;

/** Version and revision of Tutti, which the build writes into a file beside this class. */
public final class TuttiVersion {
  private TuttiVersion() {}

  /** Such as {@code 0.1.0 (3f2c1a9b0d)}. */
  public static String text() {
    try {
      byte[] text = ClassPathFile.read(TuttiVersion.class, "version.txt");
      return new String(text, StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
