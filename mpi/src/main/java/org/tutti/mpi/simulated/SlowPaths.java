package org.tutti.mpi.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CommandLineProblem;

/**
 * Messages that take longer than others, so that what is to find slow parts of a machine can be
 * tried on one whose slow part is known.
 */
public record SlowPaths(List<SlowPath> paths) {
  /** The environment variable that names them for a command. */
  public static final String VARIABLE = "TUTTI_SIMULATED_SLOW";

  /** None is slow. */
  public static final SlowPaths NONE = new SlowPaths(List.of());

  private static final Pattern PATH = Pattern.compile("(\\d{1,7})(?:-(\\d{1,7}))?:(\\d+\\.?\\d*)");

  /**
   * Messages from and to a rank, or between two.
   *
   * @param first a rank
   * @param second another rank; equal to {@code first} for all others
   * @param factor how many times longer they take
   */
  public record SlowPath(int first, int second, double factor) {
    private boolean has(int source, int destination) {
      return first == second
          ? source == first || destination == first
          : Math.min(source, destination) == Math.min(first, second)
              && Math.max(source, destination) == Math.max(first, second);
    }
  }

  public SlowPaths {
    paths = List.copyOf(paths);
  }

  /**
   * Reads a list such as {@code 7:1.1,3-9:1.2}: a rank, or two, and a factor.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is none
   */
  public static SlowPaths parse(String text) {
    List<SlowPath> paths = new ArrayList<>();
    for (String one : text.split(",")) {
      Matcher path = PATH.matcher(one.strip());
      if (!path.matches()) {
        throw CommandLineProblem.OPTION_VALUE_INVALID.error(
            VARIABLE + " has '" + one + "'.", "Write ranks and factors such as 7:1.1,3-9:1.2.");
      }
      int first = Integer.parseInt(path.group(1));
      int second = path.group(2) == null ? first : Integer.parseInt(path.group(2));
      paths.add(new SlowPath(first, second, Double.parseDouble(path.group(3))));
    }
    return new SlowPaths(paths);
  }

  double factor(int source, int destination) {
    double factor = 1;
    for (SlowPath path : paths) {
      factor *= path.has(source, destination) ? path.factor() : 1;
    }
    return factor;
  }
}
