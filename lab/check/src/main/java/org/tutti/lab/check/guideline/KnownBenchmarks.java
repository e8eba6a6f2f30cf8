package org.tutti.lab.check.guideline;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.annotations.syntax.GuidelineSide;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.contrast.Coordinates;
import org.tutti.records.launch.CellKey;

/** The benchmarks that the sides of a guideline can be, and their parameters. */
public final class KnownBenchmarks {
  private final Map<String, Set<String>> parameters = new TreeMap<>();

  /** Adds a benchmark with the names of its parameters, or further parameters of it. */
  public KnownBenchmarks add(String benchmark, Collection<String> names) {
    Set<String> known = parameters.computeIfAbsent(benchmark, key -> new TreeSet<>());
    known.add(Coordinates.MSIZE);
    known.addAll(names);
    return this;
  }

  /** Adds a cell's benchmark. */
  public KnownBenchmarks add(CellKey key) {
    return add(key.benchmark(), key.parameters().keySet());
  }

  /**
   * What a guideline compares, in alphabetical order.
   *
   * @throws TuttiException if it names an operation that is not known, or a parameter that an
   *     operation does not have
   */
  public List<ComparedBenchmarks> of(PerformanceGuideline guideline) {
    List<ComparedBenchmarks> compared = find(guideline);
    if (compared.isEmpty()) {
      throw unknown(guideline);
    }
    for (ComparedBenchmarks pair : compared) {
      checkParameters(guideline, guideline.text().left(), pair.left());
      checkParameters(guideline, guideline.text().right(), pair.right());
    }
    return compared;
  }

  /** Whether there are operations for both sides. */
  public boolean knows(PerformanceGuideline guideline) {
    return !find(guideline).isEmpty();
  }

  private List<ComparedBenchmarks> find(PerformanceGuideline guideline) {
    List<ComparedBenchmarks> compared = new ArrayList<>();
    GuidelineSide left = guideline.text().left();
    OperationPattern pattern = new OperationPattern(left.operations().get(0));
    for (String benchmark : meant(guideline, pattern)) {
      rights(guideline, pattern, benchmark)
          .forEach(right -> compared.add(new ComparedBenchmarks(benchmark, right)));
    }
    return compared;
  }

  private List<String> rights(
      PerformanceGuideline guideline, OperationPattern leftPattern, String left) {
    GuidelineSide right = guideline.text().right();
    if (right.operations().equals(guideline.text().left().operations())) {
      return List.of(left);
    }
    OperationPattern pattern = new OperationPattern(right.operations().get(0));
    String mockUp = mockUp(left, right);
    if (right.isSequence() || (!pattern.isExact() && parameters.containsKey(mockUp))) {
      return Stream.of(mockUp).filter(parameters::containsKey).toList();
    }
    boolean alike = leftPattern.isOpen() && pattern.isOpen();
    return meant(guideline, pattern).stream()
        .filter(benchmark -> !alike || pattern.meaning(benchmark).equals(leftPattern.meaning(left)))
        .filter(benchmark -> pattern.hasClass() || isBeside(left, benchmark))
        .toList();
  }

  /** A method that is named without its class is that of the left side's class. */
  private static boolean isBeside(String left, String right) {
    boolean bothOwn = left.contains(".") && right.contains(".");
    return !bothOwn || CellKey.family(left).equals(CellKey.family(right));
  }

  /** The operation that does what {@code left} does, by those of the right side. */
  private static String mockUp(String left, GuidelineSide right) {
    return right.operations().stream()
        .map(OperationPattern::withoutMpi)
        .collect(Collectors.joining("+", CellKey.family(left) + ":", ""));
  }

  /** The benchmarks of the annotated class if it has such ones, otherwise all. */
  private List<String> meant(PerformanceGuideline guideline, OperationPattern pattern) {
    List<String> all =
        parameters.keySet().stream()
            .filter(benchmark -> pattern.meaning(benchmark).isPresent())
            .toList();
    List<String> ofClass =
        all.stream()
            .filter(benchmark -> CellKey.family(benchmark).equals(guideline.name()))
            .toList();
    return ofClass.isEmpty() ? all : ofClass;
  }

  private void checkParameters(
      PerformanceGuideline guideline, GuidelineSide side, String benchmark) {
    Set<String> known = parameters.get(benchmark);
    List<String> named = new ArrayList<>(side.levels().keySet());
    named.addAll(side.domain().keySet());
    for (String name : named) {
      if (!known.contains(name)) {
        throw CommandLineProblem.NAME_UNKNOWN.error(
            "The guideline '" + guideline + "' gives a level to '" + name + "'.",
            Suggestions.of(name, List.copyOf(known))
                + benchmark
                + " has the parameters "
                + String.join(", ", known)
                + ".");
      }
    }
  }

  /**
   * Checks the parameter that varies within a group of tests.
   *
   * @throws TuttiException if none of the operations of the guidelines has it
   */
  public void checkVaried(String name, List<PerformanceGuideline> guidelines) {
    Set<String> known =
        guidelines.stream()
            .flatMap(guideline -> of(guideline).stream())
            .flatMap(pair -> Stream.of(pair.left(), pair.right()))
            .flatMap(benchmark -> parameters.get(benchmark).stream())
            .collect(Collectors.toCollection(TreeSet::new));
    if (!known.contains(name)) {
      throw CommandLineProblem.NAME_UNKNOWN.error(
          "No operation of the guidelines has the parameter '" + name + "', so it cannot vary.",
          Suggestions.of(name, List.copyOf(known)) + "They have " + String.join(", ", known) + ".");
    }
  }

  private TuttiException unknown(PerformanceGuideline guideline) {
    GuidelineSide left = guideline.text().left();
    OperationPattern pattern = new OperationPattern(left.operations().get(0));
    Optional<String> found = meant(guideline, pattern).stream().findFirst();
    GuidelineSide side = found.isEmpty() ? left : guideline.text().right();
    String name = side.isSequence() ? mockUp(found.orElseThrow(), side) : side.operations().get(0);
    String what =
        side.isSequence()
            ? "no mock-up does what "
                + found.orElseThrow()
                + " does by "
                + String.join(" + ", side.operations())
            : "there is no operation '" + name + "'";
    return CommandLineProblem.NAME_UNKNOWN.error(
        "The guideline '" + guideline + "' cannot be checked: " + what + ".",
        suggestion(name) + "Use names that the command list shows; MPI_ may be left out.");
  }

  private String suggestion(String name) {
    List<String> names =
        parameters.keySet().stream()
            .map(one -> name.startsWith("MPI_") ? one : OperationPattern.withoutMpi(one))
            .toList();
    return Suggestions.of(name, names);
  }
}
