package org.tutti.lab.check.guideline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The name of an operation in a guideline. A {@code *} stands for any characters, a {@code |}
 * separates alternatives, and {@code Neighbor_x} is any of the five blocking neighborhood
 * collectives. Where both sides have several meanings, they mean the same on both.
 */
final class OperationPattern {
  private static final String MPI = "MPI_";
  private static final String NEIGHBOR_X =
      "Neighbor_(allgather|allgatherv|alltoall|alltoallv|alltoallw)";

  private final String text;
  private final List<Pattern> alternatives;

  OperationPattern(String text) {
    this.text = text;
    this.alternatives =
        Stream.of(text.split("\\|"))
            .map(OperationPattern::withoutMpi)
            .map(OperationPattern::pattern)
            .toList();
  }

  /** The name without the {@code MPI_} that may be left out. */
  static String withoutMpi(String name) {
    return name.startsWith(MPI) ? name.substring(MPI.length()) : name;
  }

  /** Whether it says that it is a function of MPI. */
  boolean isExact() {
    return text.startsWith(MPI);
  }

  /** Whether it names a class, too. */
  boolean hasClass() {
    return text.contains(".");
  }

  /** Whether it may mean several operations. */
  boolean isOpen() {
    return alternatives.size() > 1 || text.contains("*") || text.endsWith("Neighbor_x");
  }

  /** Which of its meanings this benchmark is; empty if it is none of them. */
  Optional<List<String>> meaning(String benchmark) {
    for (int alternative = 0; alternative < alternatives.size(); alternative++) {
      Matcher matcher = alternatives.get(alternative).matcher(benchmark);
      if (matcher.matches()) {
        List<String> meaning = new ArrayList<>(List.of(Integer.toString(alternative)));
        for (int group = 1; group <= matcher.groupCount(); group++) {
          meaning.add(matcher.group(group));
        }
        return Optional.of(meaning);
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return text;
  }

  /** Benchmarks outside the catalog have the name of a class before that of a method. */
  private static Pattern pattern(String name) {
    String quoted =
        name.equals("Neighbor_x")
            ? NEIGHBOR_X
            : Stream.of(name.split("\\*", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining("([^.:]*)"));
    return Pattern.compile("(?:" + MPI + "|.*\\.)?" + quoted);
  }
}
