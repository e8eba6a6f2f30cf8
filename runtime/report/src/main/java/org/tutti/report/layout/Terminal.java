package org.tutti.report.layout;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Where standard output goes.
 *
 * @param width columns of a line
 * @param colored whether colors are seen
 * @param pipe whether another program reads it, and may stop doing so
 */
public record Terminal(int width, boolean colored, boolean pipe) {
  /** What a reader that is no terminal gets. */
  public static final Terminal NONE = new Terminal(PageStyle.MIN_WIDTH, false, false);

  private static final int WIDEST = 200;
  private static final String COLUMNS = "COLUMNS";

  /** The terminal of the driver, or of a command that only reads files. */
  public static Terminal ofStandardOutput(Map<String, String> environment) {
    String target = target(1);
    if (!isTerminal(target)) {
      return new Terminal(NONE.width, false, target.startsWith("pipe:"));
    }
    boolean plain = !environment.getOrDefault("NO_COLOR", "").isEmpty();
    boolean dumb = environment.getOrDefault("TERM", "dumb").equals("dumb");
    return new Terminal(width(columns(environment)), !plain && !dumb, false);
  }

  /**
   * The output of a rank. Some launchers give ranks a terminal of their own, which says nothing of
   * the one that a person looks at; asking would also start a process beside the ranks.
   */
  public static Terminal ofRank(Map<String, String> environment) {
    int columns = parsed(environment.getOrDefault(COLUMNS, ""));
    return new Terminal(width(columns), false, target(1).startsWith("pipe:"));
  }

  /** Whether standard input is a terminal, at which somebody may answer. */
  public static boolean isStandardInput() {
    return isTerminal(target(0));
  }

  /** Whether standard error is a terminal. */
  public static boolean isStandardError() {
    return isTerminal(target(2));
  }

  /** Columns of the terminal of this process; 0 if unknown. */
  public static int columns(Map<String, String> environment) {
    int columns = parsed(environment.getOrDefault(COLUMNS, ""));
    return columns > 0 ? columns : asked();
  }

  /** Lines are never narrower than tables need, nor so wide that the eye loses them. */
  private static int width(int columns) {
    return Math.max(PageStyle.MIN_WIDTH, Math.min(WIDEST, columns));
  }

  private static boolean isTerminal(String target) {
    return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
  }

  private static String target(int descriptor) {
    try {
      return Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
    } catch (IOException e) {
      return "";
    }
  }

  /** Such as {@code 24 80}: rows and columns. */
  private static int asked() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!stty.waitFor(1, TimeUnit.SECONDS)) {
        stty.destroyForcibly();
        return 0;
      }
      String answer = new String(stty.getInputStream().readAllBytes()).strip();
      return parsed(answer.substring(answer.indexOf(' ') + 1));
    } catch (IOException e) {
      return 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }

  private static int parsed(String columns) {
    return columns.matches("\\d{1,5}") ? Integer.parseInt(columns) : 0;
  }
}
