package org.tutti.report.progress;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Standard error of the driver: permanent lines, and on a terminal one line of progress that is
 * overwritten in place.
 */
public final class DriverConsole {
  private static final String ERASE = "\r\u001b[K";
  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

  private final PrintStream stream;
  private final boolean inPlace;
  private String status = "";

  DriverConsole(PrintStream stream, boolean inPlace) {
    this.stream = stream;
    this.inPlace = inPlace;
  }

  /** The console of this process. */
  public static DriverConsole standardError() {
    return new DriverConsole(System.err, terminal());
  }

  /** Prints a permanent line. */
  public synchronized void line(String text) {
    if (inPlace && !status.isEmpty()) {
      stream.print(ERASE);
    }
    stream.println(text);
    if (inPlace) {
      stream.print(status);
    }
    stream.flush();
  }

  /** Shows the progress, on a terminal only. */
  synchronized void status(String text) {
    if (inPlace && !text.equals(status)) {
      stream.print(ERASE + text);
      stream.flush();
      status = text;
    }
  }

  /** Whether {@link #status} has any effect. */
  boolean isInPlace() {
    return inPlace;
  }

  private static boolean terminal() {
    try {
      String target = Files.readSymbolicLink(STANDARD_ERROR).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException e) {
      return false;
    }
  }
}
