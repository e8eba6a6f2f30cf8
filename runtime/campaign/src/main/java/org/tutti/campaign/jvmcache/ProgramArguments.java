package org.tutti.campaign.jvmcache;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;

/** Where the options of the JVM end in the argument vector of a {@code java} process. */
final class ProgramArguments {
  private static final String JAR = "-jar";

  private ProgramArguments() {}

  /**
   * The index of the first argument of the program; empty if the vector does not name its jar or
   * main class just before, such as in a file of arguments.
   *
   * @param vector the argument vector
   * @param arguments of the program
   * @param main name of its main class
   */
  static Optional<Integer> start(List<byte[]> vector, String[] arguments, String main) {
    int start = vector.size() - arguments.length;
    if (start < 2) {
      return Optional.empty();
    }
    for (int i = 0; i < arguments.length; i++) {
      if (!text(vector.get(start + i)).equals(arguments[i])) {
        return Optional.empty();
      }
    }
    boolean isNamed =
        text(vector.get(start - 1)).equals(main)
            || start > 2 && text(vector.get(start - 2)).equals(JAR);
    return isNamed ? Optional.of(start) : Optional.empty();
  }

  /** The index after the last option of the JVM, before the jar or the main class. */
  static int endOfOptions(List<byte[]> vector, int start) {
    return start > 2 && text(vector.get(start - 2)).equals(JAR) ? start - 2 : start - 1;
  }

  /** The text of an argument, decoded as the JVM does. */
  private static String text(byte[] argument) {
    String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
    return new String(argument, Charset.forName(encoding));
  }
}
