package org.tutti.rank.process;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import org.tutti.measure.harness.StackFrames;
import org.tutti.measure.harness.ThrownText;

/**
 * The whole stack traces of what benchmarks threw on a rank, in a file of its own beside the
 * results.
 */
public final class ThrownTraces {
  /** Where nothing is kept. */
  public static final ThrownTraces NONE = new ThrownTraces(Optional.empty());

  private static final String DIRECTORY = "exceptions";

  private final Optional<Path> directory;

  private ThrownTraces(Optional<Path> directory) {
    this.directory = directory;
  }

  /**
   * Those of a launch.
   *
   * @param results its directory, or that of its attempt
   */
  public static ThrownTraces in(Path results) {
    return new ThrownTraces(Optional.of(results.resolve(DIRECTORY)));
  }

  /**
   * Appends a trace; the launch goes on even if that fails.
   *
   * @param where it was thrown, in words
   * @return how a message names the file, with what precedes it; empty if nothing was kept
   */
  public String keep(int rank, String where, Throwable thrown) {
    if (directory.isEmpty()) {
      return "";
    }
    String name = String.format(Locale.ROOT, "rank-%04d.txt", rank);
    try {
      Files.createDirectories(directory.get());
      Files.writeString(
          directory.get().resolve(name),
          where + ":\n" + trace(thrown) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
      return "; stack trace in " + DIRECTORY + "/" + name;
    } catch (IOException e) {
      return "";
    }
  }

  /** An exception of the user may throw another one when it is printed. */
  private static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    try {
      thrown.printStackTrace(new PrintWriter(text));
    } catch (RuntimeException | StackOverflowError e) {
      text.append(ThrownText.of(thrown)).append('\n');
      for (StackTraceElement frame : thrown.getStackTrace()) {
        text.append("\tat ").append(StackFrames.text(frame)).append('\n');
      }
    }
    return text.toString();
  }
}
