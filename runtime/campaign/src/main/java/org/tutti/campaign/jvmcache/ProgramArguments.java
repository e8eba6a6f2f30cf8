package org.tutti.campaign.jvmcache;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the options of the JVM end in the argument vector of a {@code java} process. */
final class ProgramArguments {
  private static final String JAR = "-jar";
  private static final List<String> CLASS_PATH = List.of("-cp", "-classpath", "--class-path");

  /** Whose values the JVM or its launcher reads as options. */
  private static final List<String> VARIABLES =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

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

  /**
   * The options of the JVM; empty if a variable or a file may contain further ones, or one of them
   * is not a word of its own.
   *
   * @param start index of the first argument of the program
   */
  static Optional<List<String>> plainOptions(
      List<byte[]> vector, int start, Map<String, String> environment) {
    for (String variable : VARIABLES) {
      if (environment.get(variable) != null) {
        return Optional.empty();
      }
    }
    List<String> options = new ArrayList<>();
    for (int i = 1; i < endOfOptions(vector, start); i++) {
      String option = text(vector.get(i));
      if (CLASS_PATH.contains(option)) {
        i++;
      } else if (!option.startsWith("-") || option.startsWith("--") && option.indexOf('=') < 0) {
        return Optional.empty();
      } else {
        options.add(option);
      }
    }
    return Optional.of(options);
  }

  /** The text of an argument, decoded as the JVM does. */
  private static String text(byte[] argument) {
    String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
    return new String(argument, Charset.forName(encoding));
  }
}
