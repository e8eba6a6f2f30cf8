package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of annotated source code, which the compiler reports. */
public enum SourceProblem implements Problem {
  METHOD_NOT_PUBLIC(
      70, USAGE, ERROR, "A method that Tutti calls is not public.", "Declare it public."),
  METHOD_NOT_CALLABLE(
      71,
      USAGE,
      ERROR,
      "A benchmark method is abstract or has a modifier that prevents calling it on an object.",
      "Give it a body and remove the modifier."),
  METHOD_RETURNS(
      72,
      USAGE,
      ERROR,
      "A benchmark method returns a value.",
      "Declare it void and leave results in the receive buffer."),
  METHOD_GENERIC(
      73, USAGE, ERROR, "A benchmark method has type parameters.", "Use concrete types."),
  METHOD_PARAMETER_UNKNOWN(
      74,
      USAGE,
      ERROR,
      "A method parameter has a type that Tutti cannot supply.",
      "Use the types that the message lists, each at most once."),
  METHOD_PARAMETER_TWICE(
      75, USAGE, ERROR, "A method has two parameters of the same type.", "Remove one of them."),
  CLASS_NOT_USABLE(
      76,
      USAGE,
      ERROR,
      "Generated code cannot create an object of the class.",
      "Make it a public class (static, if nested) with a public constructor without parameters."),
  DEFAULT_PACKAGE(
      77, USAGE, ERROR, "A benchmark class is in the default package.", "Put it in a package."),
  BENCHMARK_NAME_TWICE(
      78, USAGE, ERROR, "Two benchmarks have the same name.", "Rename one of the methods."),
  MESSAGE_SIZE_NEGATIVE(79, USAGE, ERROR, "A message size is negative.", "Use 0 or more bytes."),
  MESSAGE_SIZE_TWICE(
      80,
      USAGE,
      ERROR,
      "A message size is listed twice.",
      "Remove one of them; for more observations raise @Repetitions or @Launches."),
  LIST_OF_VALUES_EMPTY(
      81,
      USAGE,
      ERROR,
      "A list of values is empty.",
      "List at least one value, or remove the annotation to use the default."),
  NUMBER_TOO_SMALL(
      82,
      USAGE,
      ERROR,
      "A number is below its minimum.",
      "Use the minimum that the message names, or more."),
  DATATYPE_UNKNOWN(
      83,
      USAGE,
      ERROR,
      "The datatype is not a Java primitive that Tutti supports.",
      "Use byte, short, int, long, float or double."),
  MESSAGE_SIZE_NOT_WHOLE(
      84,
      USAGE,
      WARNING,
      "A message size is not a multiple of the size of the datatype.",
      "Use a multiple, or datatype = byte.class."),
  FIELD_NOT_USABLE(
      85,
      USAGE,
      ERROR,
      "A parameter field cannot be set by Tutti.",
      "Make it a public field, neither static nor final, of type int, long, double, boolean, String"
          + " or an enum."),
  PARAM_VALUE_INVALID(
      86,
      USAGE,
      ERROR,
      "A value of @Param is not valid.",
      "Give values of the type of the field, each once; whole numbers may be ranges such as"
          + " 1..16*2."),
  PARAM_MISUSED(
      87,
      USAGE,
      ERROR,
      "@Param has an element that has no meaning where it stands.",
      "Use the element that the message names."),
  PARAM_NAME_TWICE(
      88, USAGE, ERROR, "A parameter is declared in two classes.", "Rename one of the fields."),
  HARNESS_NOT_WRITTEN(
      89,
      USAGE,
      ERROR,
      "The compiler refused a generated file.",
      "Rename a class of your own that has its name, or check the output directory."),
  EXPRESSION_INVALID(
      90,
      USAGE,
      ERROR,
      "An expression is not valid.",
      "Write arithmetic as in Java over the variables that the message lists."),
  ROLE_UNKNOWN(
      91,
      USAGE,
      ERROR,
      "A role belongs to a benchmark that the class does not have.",
      "Name the benchmark method in of = ..."),
  BASELINE_TWICE(
      92, USAGE, ERROR, "A class has two baselines.", "Mark only one method of the class."),
  ANNOTATION_WITHOUT_EFFECT(
      93,
      USAGE,
      ERROR,
      "An annotation has no effect where it stands.",
      "Remove it, or add what is missing."),
  BENCHMARK_OF_TWO_KINDS(
      94, USAGE, ERROR, "A method is a benchmark by two annotations.", "Remove one of them."),
  PRESETS_CONFLICT(
      95,
      USAGE,
      ERROR,
      "Two presets set the same annotation.",
      "Remove one of the presets, or write the annotation itself beside them."),
  REPETITIONS_TOO_FEW(
      96,
      USAGE,
      WARNING,
      "The number of observations is too small for an interval.",
      "Request more observations, or compare several launches instead."),
  LOCAL_RUN_TIME_WITH_CLOCK(
      97,
      USAGE,
      WARNING,
      "Run-times are local although the synchronization has a global clock.",
      "Omit @RunTime, or use a barrier."),
  GLOBAL_RUN_TIME_WITHOUT_CLOCK(
      98,
      USAGE,
      ERROR,
      "Run-times are global, but the synchronization has no global clock.",
      "Use a synchronization with a clock, such as BARRIER_HCA or WINDOW_HCA."),
  WORK_IN_BODY(
      99,
      USAGE,
      WARNING,
      "A timed method does work besides the operation.",
      "Do it in a @Setup method, or keep the result in a field."),
  MIN_ABOVE_MAX(
      151,
      USAGE,
      ERROR,
      "The minimum number of observations exceeds the maximum.",
      "Lower min, or raise the number of repetitions."),
  BENCHMARK_NAME_DIFFERS_IN_CASE(
      153,
      USAGE,
      ERROR,
      "The names of two benchmarks differ only in case.",
      "Rename one of the methods."),
  DATA_STATE_WITH_BATCH(
      154,
      USAGE,
      ERROR,
      "Only the first call of a batch would find its data in the requested state.",
      "Use DataState.ADVANCED, or omit @Batch."),
  CATALOG_NAME_INVALID(
      155,
      USAGE,
      ERROR,
      "A name in the catalog of operations contains characters that are not allowed.",
      "Use letters, digits, _, :, + and -."),
  REDUCTION_OF_DATATYPE(
      156,
      USAGE,
      ERROR,
      "A logical or bitwise reduction is combined with a floating-point datatype.",
      "Use SUM, PROD, MAX or MIN, or an integer datatype."),
  GUIDELINE_INVALID(
      159,
      USAGE,
      ERROR,
      "The text of a @Guideline is not a performance guideline.",
      "Write it as in \"Allgather <= Gather + Bcast\"."),
  CONSTRAINT_NEVER_TRUE(
      160,
      USAGE,
      ERROR,
      "No combination of parameters satisfies the constraints of a benchmark.",
      "Correct the constraint, or the values that it excludes."),
  MESSAGE_SIZE_TOO_LARGE(
      161,
      USAGE,
      ERROR,
      "A message size has more elements than MPI's int can count, or needs more than 64 TiB.",
      "Use a smaller size, or a wider datatype."),
  NUMBER_TOO_LARGE(
      162,
      USAGE,
      ERROR,
      "A number is above its maximum.",
      "Use the maximum that the message names, or less."),
  SETTING_TEXT_INVALID(
      163,
      USAGE,
      ERROR,
      "The text of an annotation is not a value of its setting.",
      "Use a name or a value that the message lists."),
  ROLE_UNREACHABLE(
      164,
      USAGE,
      ERROR,
      "A role has no ranks: other roles have them all, or the rest take no part in the pattern.",
      "Give the role to other ranks."),
  JVM_OPTIONS_DIFFER(
      165,
      USAGE,
      ERROR,
      "Two benchmarks of a class have different options for their JVMs.",
      "Give @Jvm to the class, or move one of the benchmarks to another class."),
  BATCH_OF_PREPARED_CALLS(
      166,
      USAGE,
      ERROR,
      "An observation has several calls, but a method of Level.CALL serves one.",
      "Omit @Batch, or use Level.OBSERVATION."),
  OPERATIONS_TOO_MANY(
      167,
      USAGE,
      ERROR,
      "An observation has more operations than an int can count.",
      "Use fewer calls in a batch."),
  COUNTER_NOT_READABLE(
      304,
      USAGE,
      ERROR,
      "A @Counter is not a public primitive number: a field, or a method without parameters.",
      "Change it as the message says."),
  COUNTER_NAME_TWICE(
      305,
      USAGE,
      ERROR,
      "Two counters of a benchmark and its states have the same name.",
      "Rename one of them."),
  STATE_NOT_TAKEN(
      397,
      USAGE,
      WARNING,
      "No benchmark takes a state that is declared beside benchmarks.",
      "Give a benchmark method a parameter of this type, or remove the class."),
  PARAM_READ_EARLY(
      555,
      USAGE,
      WARNING,
      "A parameter is read in a constructor, an initializer, or a set-up method of Level.LAUNCH,"
          + " which run once for all levels.",
      "Read it in the benchmark, or in a @Setup method of Level.CELL.");

  private final ProblemDescription description;

  SourceProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
