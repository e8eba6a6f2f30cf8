package org.tutti.diagnostics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Something that Tutti reports to a person, with an identifier that stays the same. The build makes
 * the enumerations that implement this, and {@code docs/messages.md}, of a table: {@code
 * src/messages/messages.txt}.
 */
public sealed interface Problem
    permits CommandLineProblem,
        MpiProblem,
        SyncProblem,
        MeasurementProblem,
        SourceProblem,
        CampaignProblem,
        RecordProblem,
        HostProblem,
        GateProblem,
        TuningProblem,
        MapProblem,
        ArchiveProblem,
        FileProblem,
        FindingProblem {

  /** All problems, in the order of their enumerations. */
  static List<Problem> all() {
    return Arrays.stream(Problem.class.getPermittedSubclasses())
        .flatMap(type -> Stream.of(type.getEnumConstants()))
        .map(Problem.class::cast)
        .toList();
  }

  /** The problem that has an identifier such as {@code TUTTI-021}, if there is one. */
  static Optional<Problem> of(String identifier) {
    return Optional.ofNullable(ProblemIndex.BY_IDENTIFIER.get(identifier));
  }

  /** Name of the constant. */
  String name();

  /** Number, kind, severity, cause and remedy. */
  ProblemDescription description();

  /** Stands in result files and in the manual, such as {@code TUTTI-021}. */
  default String identifier() {
    String number = Integer.toString(description().number());
    return "TUTTI-" + "0".repeat(Math.max(0, 3 - number.length())) + number;
  }

  /** Begins every line about the problem that a person reads, such as {@code [TUTTI-021]}. */
  default String label() {
    return "[" + identifier() + "]";
  }

  /**
   * A line that a person reads: the identifier, what is wrong and what to do. If these have several
   * lines, such as the stack of a benchmark, all but the first are indented.
   */
  default String message(String what, String remedy) {
    return label() + " " + PrintableText.ofMessage(what + " " + remedy);
  }

  /** Exit status of a command that fails with this problem. */
  default int exitStatus() {
    return description().kind().exitStatus();
  }

  /** An exception with the general remedy. */
  default TuttiException error(String what) {
    return error(what, description().remedy());
  }

  /** An exception with a remedy for the case at hand. */
  default TuttiException error(String what, String remedy) {
    return error(what, remedy, null);
  }

  /**
   * An exception with a remedy for the case at hand.
   *
   * @param cause may be null
   */
  default TuttiException error(String what, String remedy, Throwable cause) {
    return new TuttiException(this, what, remedy, cause);
  }
}
