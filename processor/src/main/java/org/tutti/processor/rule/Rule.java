package org.tutti.processor.rule;

import java.util.Locale;
import javax.tools.Diagnostic;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.SourceProblem;
import org.tutti.diagnostics.SyncProblem;

/**
 * The rules that annotated code is held to. Each message gives the rule with what broke it, the
 * reason, and the way out; identifiers are stable.
 */
public enum Rule {
  METHOD_NOT_PUBLIC(
      SourceProblem.METHOD_NOT_USABLE,
      "method %s is not public.",
      "Generated code calls it.",
      "Declare it public."),
  METHOD_NOT_CALLABLE(
      SourceProblem.METHOD_NOT_USABLE,
      "method %s is %s.",
      "It is called on an object of its class, like any other method.",
      "Give it a body and remove the modifier."),
  METHOD_RETURNS(
      SourceProblem.METHOD_NOT_USABLE,
      "method %s returns %s.",
      "Its return value would be ignored.",
      "Declare it void and leave results in the receive buffer."),
  METHOD_GENERIC(
      SourceProblem.METHOD_NOT_USABLE,
      "method %s has type parameters.",
      "The measuring loop cannot supply type arguments.",
      "Use concrete types."),
  METHOD_PARAMETER_UNKNOWN(
      SourceProblem.METHOD_PARAMETER_UNKNOWN,
      "parameter %s of %s has type %s, which Tutti cannot supply.",
      "It supplies %s.",
      "Use these types only, each at most once."),
  METHOD_PARAMETER_TWICE(
      SourceProblem.METHOD_PARAMETER_UNKNOWN,
      "parameter %s of %s is the second of type %s.",
      "There is one per cell, so both would be the same object.",
      "Remove one of them."),
  CLASS_NOT_USABLE(
      SourceProblem.CLASS_NOT_USABLE,
      "%s %s.",
      "Generated code makes an object of it on each rank.",
      "Make it a public class (static, if nested) with a public constructor without parameters."),
  DEFAULT_PACKAGE(
      SourceProblem.CLASS_NOT_USABLE,
      "benchmark class %s is in the default package.",
      "Its harness could not be imported, and its name could not be distinguished from a method"
          + " name.",
      "Put it in a package."),
  BENCHMARK_NAME_TWICE(
      SourceProblem.NAME_TWICE,
      "benchmark %s is declared twice.",
      "Results are stored under this name.",
      "Give one of the methods another name."),
  MESSAGE_SIZE_NEGATIVE(
      SourceProblem.NUMBER_OUT_OF_RANGE,
      "message size %s is negative.",
      "Sizes are in bytes.",
      "Use 0 or more."),
  MESSAGE_SIZE_TWICE(
      SourceProblem.GIVEN_TWICE,
      "message size %s is listed twice.",
      "Each size is one cell.",
      "Remove one of them; for more observations raise @Repetitions or @Launches."),
  LIST_OF_VALUES_EMPTY(
      SourceProblem.LIST_OF_VALUES_EMPTY,
      "%s is an empty list.",
      "There would be no cell to measure.",
      "List at least one value, or remove the annotation for the default."),
  NUMBER_TOO_SMALL(
      SourceProblem.NUMBER_OUT_OF_RANGE,
      "%s is %s, below %s.",
      "Nothing could be measured that way.",
      "Use %3$s or more."),
  DATATYPE_UNKNOWN(
      SourceProblem.ANNOTATION_VALUE_INVALID,
      "%s is not a datatype.",
      "Datatypes are given by the Java primitive of the same width: byte, short, int, long, float,"
          + " double.",
      "Use one of these."),
  MESSAGE_SIZE_NOT_WHOLE(
      SourceProblem.MESSAGE_SIZE_NOT_WHOLE,
      "message size %s is not a multiple of %s, the width of one %s.",
      "An element cannot be sent in part, so this cell is rejected at run time.",
      "Use a multiple, or datatype = byte.class."),
  FIELD_NOT_USABLE(
      SourceProblem.MEMBER_NOT_USABLE,
      "parameter field %s %s.",
      "It is set from text before each cell.",
      "Make it a public field, neither static nor final, of type int, long, double, boolean, String"
          + " or an enum."),
  PARAM_VALUE_INVALID(
      SourceProblem.ANNOTATION_VALUE_INVALID,
      "bad value for parameter %s: %s.",
      "Each value is a level that cells are made of.",
      "Give values of the field's type, each once; whole numbers may be ranges such as 1..16*2."),
  PARAM_MISUSED(
      SourceProblem.ANNOTATION_WITHOUT_EFFECT,
      "@Param(%s) has no meaning on %s.",
      "Message sizes belong to methods and classes, values to fields.",
      "Use %3$s."),
  PARAM_NAME_TWICE(
      SourceProblem.NAME_TWICE,
      "parameter %s of %s is declared in two classes.",
      "The command line and the results know parameters by this name.",
      "Rename one of the fields."),
  HARNESS_NOT_WRITTEN(
      SourceProblem.HARNESS_NOT_WRITTEN,
      "the harness of %s cannot be written: %s.",
      "The compiler refused the file.",
      "Rename a class of your own that has its name, or check the output directory."),
  EXPRESSION_INVALID(
      SourceProblem.EXPRESSION_INVALID,
      "bad expression \"%s\": %s.",
      "It is evaluated for each cell.",
      "Write arithmetic as in Java over %s."),
  ROLE_UNKNOWN(
      SourceProblem.ROLE_NEVER_CALLED,
      "role of %s belongs to \"%s\", which is not a benchmark of this class.",
      "No rank would ever call it.",
      "Name the benchmark method in of = ..."),
  BASELINE_TWICE(
      SourceProblem.GIVEN_TWICE,
      "%s is a second @Baseline.",
      "The other benchmarks are compared with a single baseline.",
      "Mark only one method of the class."),
  ANNOTATION_WITHOUT_EFFECT(
      SourceProblem.ANNOTATION_WITHOUT_EFFECT,
      "@%s has no effect on %s.",
      "%s",
      "Remove it, or add what is missing."),
  BENCHMARK_OF_TWO_KINDS(
      SourceProblem.GIVEN_TWICE,
      "method %s is a benchmark by @%s and by @%s.",
      "It can have only one operation.",
      "Remove one of them."),
  PRESETS_CONFLICT(
      SourceProblem.GIVEN_TWICE,
      "@%s is set by @%s and by @%s.",
      "Neither takes precedence.",
      "Remove one of the presets, or write the annotation itself beside them."),
  REPETITIONS_TOO_FEW(
      SourceProblem.REPETITIONS_TOO_FEW,
      "%s observations are too few for %s.",
      "A 0.95 interval of the median needs 6; a stopping rule by interval needs 30.",
      "Request more, or compare several launches instead."),
  LOCAL_RUN_TIME_WITH_CLOCK(
      SourceProblem.LOCAL_RUN_TIME_WITH_CLOCK,
      "run-times are LOCAL although %s has a global clock.",
      "A late start then shows on one rank only.",
      "Omit @RunTime, or use a barrier."),
  GLOBAL_RUN_TIME_WITHOUT_CLOCK(
      SyncProblem.GLOBAL_CLOCK_MISSING,
      "run-times are GLOBAL, but %s does not synchronize clocks.",
      "There is no global clock to compute them on.",
      "Use a synchronization with a clock, such as BARRIER_HCA or WINDOW_HCA."),
  WORK_IN_BODY(
      SourceProblem.WORK_IN_BODY,
      "the timed method %s %s.",
      "This is timed with the operation and may trigger the garbage collector.",
      "Do it in a @Setup method, or keep the result in a field."),
  MIN_ABOVE_MAX(
      SourceProblem.NUMBER_OUT_OF_RANGE,
      "at least %s observations are requested before the first check, but at most %s in total.",
      "No stopping rule could ever take effect.",
      "Lower min, or raise the number of repetitions."),
  BENCHMARK_NAME_DIFFERS_IN_CASE(
      SourceProblem.NAME_TWICE,
      "the names %s and %s of benchmarks differ only in case.",
      "Their class files would collide on file systems that ignore case.",
      "Give one of the methods another name."),
  DATA_STATE_WITH_BATCH(
      CommandLineProblem.DATA_STATE_IN_BATCH,
      "only the first of the %s calls of an observation would find its data %s.",
      "What is done with them is done once, before the observation.",
      "Use DataState.ADVANCED, or omit @Batch."),
  CATALOG_NAME_INVALID(
      SourceProblem.ANNOTATION_VALUE_INVALID,
      "\"%s\" cannot be a name in the catalog.",
      "Such a name stands alone on a command line.",
      "Use letters, digits, _, :, + and -."),
  REDUCTION_OF_DATATYPE(
      CommandLineProblem.REDUCTION_UNDEFINED,
      "reduction %s is not defined for elements of type %s.",
      "Logical and bitwise reductions take integers.",
      "Use SUM, PROD, MAX or MIN, or an integer datatype."),
  GUIDELINE_INVALID(
      SourceProblem.GUIDELINE_INVALID,
      "\"%s\" is not a performance guideline: %s.",
      "The command check tests it.",
      "Write it as in \"Allgather <= Gather + Bcast\"."),
  CONSTRAINT_NEVER_TRUE(
      SourceProblem.CONSTRAINT_NEVER_TRUE,
      "no combination of parameters of %2$s satisfies \"%1$s\".",
      "No cell would be measured.",
      "Correct the constraint, or the values that it excludes."),
  MESSAGE_SIZE_TOO_LARGE(
      CommandLineProblem.BUFFER_TOO_LARGE,
      "message size %s has more than 2147483647 elements, or needs a buffer of more than 64 TiB.",
      "Use a smaller size, or a wider datatype: MPI counts the elements of a call by an int.",
      "Use a smaller size."),
  NUMBER_TOO_LARGE(
      SourceProblem.NUMBER_OUT_OF_RANGE,
      "%s is %s, not below %s.",
      "It is a fraction.",
      "Use a smaller number, such as 0.02."),
  SETTING_TEXT_INVALID(
      SourceProblem.ANNOTATION_VALUE_INVALID,
      "\"%s\" cannot be a value of @%s: %s.",
      "The first launch would reject it.",
      "Use a name or a value that exists."),
  ROLE_UNREACHABLE(
      SourceProblem.ROLE_NEVER_CALLED,
      "no rank ever calls %s.",
      "Other roles have all of its ranks, or its ranks take no part in the pattern.",
      "Give the role to other ranks."),
  JVM_OPTIONS_DIFFER(
      CommandLineProblem.BENCHMARKS_DISAGREE,
      "benchmarks %s and %s have different options for their JVMs.",
      "One JVM runs all benchmarks of a class.",
      "Give @Jvm to the class, or move one of them to another class."),
  BATCH_OF_PREPARED_CALLS(
      MeasurementProblem.BATCH_OF_PREPARED_CALLS,
      "an observation of %s calls cannot do something before or after each of them.",
      "A method of Level.CALL is called once in each observation.",
      "Omit @Batch, or use Level.OBSERVATION if the calls can have it in common."),
  OPERATIONS_TOO_MANY(
      MeasurementProblem.OPERATIONS_TOO_MANY,
      "an observation of %s calls has %s operations, more than 2147483647.",
      "The time of a single one could not be computed.",
      "Use fewer calls."),
  COUNTER_NOT_READABLE(
      SourceProblem.MEMBER_NOT_USABLE,
      "counter %s %s.",
      "Generated code reads a number from it.",
      "Make it a public method without parameters that returns a primitive number, or a public"
          + " field of that type; neither is static."),
  COUNTER_NAME_TWICE(
      SourceProblem.NAME_TWICE,
      "counter %s of %s is declared twice.",
      "Results are stored under this name.",
      "Rename one of them."),
  STATE_NOT_TAKEN(
      SourceProblem.STATE_NOT_TAKEN,
      "no benchmark takes state %s.",
      "Nothing makes an object of it.",
      "Give a benchmark method a parameter of this type, or remove the class."),
  PARAM_READ_EARLY(
      SourceProblem.PARAM_READ_EARLY,
      "parameter %s is read before its cells.",
      "This code runs once for all of them, so that each level would be measured with the same"
          + " value.",
      "Read it in the benchmark, or in a @Setup method of Level.CELL.");

  private final Problem problem;
  private final String template;

  Rule(Problem problem, String what, String why, String wayOut) {
    this.problem = problem;
    this.template = problem.message(what + " " + why, wayOut);
  }

  /** The problem that a source has that breaks the rule. */
  public Problem problem() {
    return problem;
  }

  /** Whether breaking the rule fails the compilation. */
  public Diagnostic.Kind kind() {
    return switch (problem.description().severity()) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
    };
  }

  String message(Object... details) {
    return String.format(Locale.ROOT, template, details);
  }
}
