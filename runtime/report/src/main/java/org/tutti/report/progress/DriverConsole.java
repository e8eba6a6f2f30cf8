package org.tutti.report.progress;

import java.io.PrintStream;
import org.tutti.diagnostics.PrintableText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.Terminal;
import org.tutti.report.layout.WrappedText;

/**
 * Standard error of the driver: permanent lines, and on a terminal one line of progress that is
 * overwritten in place.
 */
public final class DriverConsole {
  private static final String ERASE = "\r\u001b[K";

  /** Between these two, a terminal cuts what is too long, also after it became narrower. */
  private static final String CUT = "\u001b[?7l";

  private static final String WRAP = "\u001b[?7h";

  /** The width of a terminal that does not tell it. */
  private static final int USUAL_WIDTH = 80;

  private final PrintStream stream;
  private final int width;
  private String status = "";

  /**
   * A console on a stream.
   *
   * @param width columns of a terminal; 0 if the stream is none
   */
  public DriverConsole(PrintStream stream, int width) {
    this.stream = stream;
    this.width = width;
  }

  /** The console of this process. */
  public static DriverConsole standardError() {
    if (!Terminal.isStandardError()) {
      return new DriverConsole(System.err, 0);
    }
    int columns = Terminal.columns(System.getenv());
    return new DriverConsole(System.err, columns > 0 ? columns : USUAL_WIDTH);
  }

  /** Prints a permanent line. */
  public synchronized void line(String text) {
    String shown = status;
    clear();
    stream.println(PrintableText.of(text.replace('\t', ' ')));
    status(shown);
    stream.flush();
  }

  /** Shows the progress, on a terminal only. */
  synchronized void status(String text) {
    String printable = PrintableText.of(text);
    String cut = printable.substring(0, Math.min(printable.length(), Math.max(0, width - 1)));
    if (isInPlace() && !cut.equals(status)) {
      stream.print(ERASE + CUT + cut + WRAP);
      stream.flush();
      status = cut;
    }
  }

  /** Takes the progress away, before something else is printed. */
  public synchronized void clear() {
    if (!status.isEmpty()) {
      stream.print(ERASE);
      stream.flush();
      status = "";
    }
  }

  /**
   * Prints a text of our own, permanently: broken into lines on a terminal, while elsewhere
   * programs read whole lines.
   */
  void sentence(String text) {
    if (isInPlace()) {
      WrappedText.lines("", "  ", text, width).forEach(this::line);
    } else {
      line(text);
    }
  }

  /** How wide a table may be. */
  int columns() {
    return isInPlace() ? Math.max(PageStyle.MIN_WIDTH, width) : Terminal.NONE.width();
  }

  /** Whether {@link #status} has any effect. */
  boolean isInPlace() {
    return width > 0;
  }
}
