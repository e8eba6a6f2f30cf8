package org.tutti.mpi.control;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * A control variable without which the library ignores others.
 *
 * @param ignored names of those, as a regular expression
 * @param name the variable that must be set
 * @param value the value that it must have
 */
public record Prerequisite(Pattern ignored, String name, String value) {
  private static final List<Prerequisite> ALL = read();

  /** The prerequisites of a variable. */
  public static List<Prerequisite> of(String variable) {
    return ALL.stream().filter(one -> one.ignored.matcher(variable).matches()).toList();
  }

  /** Whether it is met; not if the library lacks the variable. */
  public boolean isMet(ControlVariables variables) {
    return variables.find(name).map(found -> found.means(value)).orElse(false);
  }

  private static List<Prerequisite> read() {
    try {
      return new String(ClassPathFile.read(Prerequisite.class, "prerequisites.csv"), UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split(",", -1))
          .map(fields -> new Prerequisite(Pattern.compile(fields[0]), fields[1], fields[2]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the table of prerequisites cannot be read", e);
    }
  }
}
