package org.tutti.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * The characters of arguments, of which the JVM keeps only those that the locale has. What another
 * character was is then unknown, so that no file can be found by such a name.
 */
final class ArgumentLocale {
  private static final char LOST = '\uFFFD';

  /** The variables that say it; the first one that is set applies. */
  private static final List<String> VARIABLES = List.of("LC_ALL", "LC_CTYPE", "LANG");

  private ArgumentLocale() {}

  /**
   * The error of an argument that has lost characters.
   *
   * @param encoding by which the JVM has decoded the arguments
   */
  static Optional<TuttiException> lost(
      String encoding, Map<String, String> environment, String... arguments) {
    return encoding.equals("UTF-8")
        ? Optional.empty()
        : List.of(arguments).stream()
            .filter(argument -> argument.indexOf(LOST) >= 0)
            .findFirst()
            .map(
                argument ->
                    CommandLineProblem.OPTION_VALUE_INVALID.error(
                        "'"
                            + argument.replace(LOST, '?')
                            + "' has characters that the locale ("
                            + locale(environment)
                            + ") does not have.",
                        "Set LC_ALL=C.UTF-8."));
  }

  private static String locale(Map<String, String> environment) {
    return VARIABLES.stream()
        .filter(name -> !environment.getOrDefault(name, "").isEmpty())
        .findFirst()
        .map(name -> name + "=" + environment.get(name))
        .orElse("LC_ALL is not set");
  }
}
