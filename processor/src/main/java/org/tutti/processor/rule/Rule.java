package org.tutti.processor.rule;

import java.util.Locale;
import javax.tools.Diagnostic;

/**
 * The rules that annotated code is held to. Each message gives the rule with what broke it, the
 * reason, and the way out; identifiers are stable.
 */
public enum Rule {
  METHOD_NOT_PUBLIC(
      70, "method %s is not public.", "Generated code calls it.", "Declare it public."),
  METHOD_NOT_CALLABLE(
      71,
      "method %s is %s.",
      "It is called on an object of its class, like any other method.",
      "Give it a body and remove the modifier."),
  METHOD_RETURNS(
      72,
      "method %s returns %s.",
      "Nobody would look at what it returns.",
      "Declare it void and leave results in the receive buffer."),
  METHOD_GENERIC(
      73,
      "method %s has type parameters.",
      "The measuring loop would not know what to put in their place.",
      "Use types that are known."),
  PARAMETER_UNKNOWN(
      74,
      "parameter %s of %s has type %s, which Tutti cannot supply.",
      "It supplies %s.",
      "Use these types only, each at most once."),
  PARAMETER_TWICE(
      75,
      "parameter %s of %s is the second of type %s.",
      "There is one per cell, so that both would be the same object.",
      "Remove one of them."),
  CLASS_NOT_USABLE(
      76,
      "class %s %s.",
      "Generated code makes an object of it on each rank.",
      "Make it a public class (static, if nested) with a public constructor without parameters."),
  DEFAULT_PACKAGE(
      77,
      "benchmark class %s is in the default package.",
      "Its harness could not be imported, nor its name be told from a method's.",
      "Put it in a package."),
  NAME_TWICE(
      78,
      "benchmark %s is declared twice.",
      "Results are kept by this name.",
      "Give one of the methods another name."),
  MSIZE_NEGATIVE(79, "message size %s is negative.", "Sizes are in bytes.", "Use 0 or more."),
  MSIZE_TWICE(
      80,
      "message size %s is listed twice.",
      "Each size is one cell.",
      "Remove one of them; for more observations raise @Repetitions or @Launches."),
  LIST_EMPTY(
      81,
      "%s is an empty list.",
      "No cell would be left to measure.",
      "List at least one value, or remove the annotation for the default."),
  NUMBER_TOO_SMALL(
      82, "%s is %s, below %s.", "Nothing could be measured that way.", "Use %3$s or more."),
  DATATYPE_UNKNOWN(
      83,
      "%s is no datatype.",
      "Datatypes are given by the Java primitive of the same width: byte, short, int, long, float,"
          + " double.",
      "Use one of these."),
  MSIZE_NOT_WHOLE(
      84,
      Diagnostic.Kind.WARNING,
      "message size %s is not a multiple of %s, the width of one %s.",
      "An element cannot be sent in part, so that this cell is refused at run time.",
      "Use a multiple, or datatype = byte.class."),
  FIELD_NOT_USABLE(
      85,
      "parameter field %s %s.",
      "It is set before each cell from text.",
      "Make it a public field, neither static nor final, of type int, long, double, boolean, String"
          + " or an enum."),
  PARAM_VALUE(
      86,
      "bad value for parameter %s: %s.",
      "Each value is a level that cells are made of.",
      "Give values of the field's type, each once; whole numbers may be ranges such as 1..16*2."),
  PARAM_MISUSED(
      87,
      "@Param(%s) has no meaning on %s.",
      "Message sizes belong to methods and classes, values to fields.",
      "Use %3$s."),
  PARAM_NAME_TWICE(
      88,
      "parameter %s of %s is declared in two classes.",
      "The command line and the results know parameters by this name.",
      "Rename one of the fields."),
  CANNOT_WRITE(
      89,
      "the harness of %s cannot be written: %s.",
      "The compiler refused the file.",
      "Rename a class of your own that has its name, or check the output directory."),
  EXPRESSION(
      90,
      "bad expression \"%s\": %s.",
      "It is evaluated for each cell.",
      "Write arithmetic as in Java over %s."),
  ROLE_UNKNOWN(
      91,
      "role of %s belongs to \"%s\", which is no benchmark of this class.",
      "No rank would ever call it.",
      "Name the benchmark method in of = ..."),
  BASELINE_TWICE(
      92,
      "%s is a second @Baseline.",
      "The others are compared with one.",
      "Mark one method of the class only."),
  NO_EFFECT(93, "@%s has no effect on %s.", "%s", "Remove it, or add what is missing."),
  TWO_KINDS(
      94,
      "method %s is a benchmark by @%s and by @%s.",
      "It can have one operation only.",
      "Remove one of them."),
  PRESETS_CLASH(
      95,
      "@%s is set by @%s and by @%s.",
      "Neither takes precedence.",
      "Remove one of the presets, or write the annotation itself beside them."),
  REPETITIONS_TOO_FEW(
      96,
      Diagnostic.Kind.WARNING,
      "%s observations are too few for %s.",
      "An interval of the median at 0.95 needs 6, one that is waited for 30.",
      "Ask for more, or set launches beside each other instead."),
  LOCAL_WITH_WINDOW(
      97,
      Diagnostic.Kind.WARNING,
      "run-times are LOCAL although %s has a global clock.",
      "What is lost by starting late then shows on one rank only.",
      "Leave @RunTime out, or use a barrier."),
  GLOBAL_WITHOUT_CLOCK(
      98,
      "run-times are GLOBAL, but %s synchronizes no clocks.",
      "There is no global clock to compute them on.",
      "Use a synchronization with a clock, such as BARRIER_HCA or WINDOW_HCA."),
  WORK_IN_BODY(
      99,
      Diagnostic.Kind.WARNING,
      "the timed method %s %s.",
      "That is timed with the operation, and may call the garbage collector.",
      "Do it in a @Setup method, or keep what it makes in a field."),
  FACTOR(
      150,
      "factor \"%s\" cannot be used: %s.",
      "The command run varies it between launches.",
      "Give a factor that there is, and each of its levels once."),
  LEAST_ABOVE_MOST(
      151,
      "at least %s observations are wanted before a look, and at most %s at all.",
      "No rule could ever stop the cell.",
      "Lower least, or raise the number of repetitions."),
  SUMMARY_OF_GLOBAL(
      152,
      "run-times of %s are global, and their summary over ranks is %s.",
      "A global run-time, latest end - earliest start, is one number for all ranks.",
      "Leave the summary at MAX, or add @RunTime(LOCAL)."),
  NAME_DIFFERS_IN_CASE(
      153,
      "benchmarks %s and %s differ in upper and lower case only.",
      "Their classes would be one file where file names do not tell the two apart.",
      "Give one of the methods another name.");

  private final int number;
  private final Diagnostic.Kind kind;
  private final String template;

  Rule(int number, String what, String why, String wayOut) {
    this(number, Diagnostic.Kind.ERROR, what, why, wayOut);
  }

  Rule(int number, Diagnostic.Kind kind, String what, String why, String wayOut) {
    this.number = number;
    this.kind = kind;
    this.template = String.format(Locale.ROOT, "[TUTTI-%03d] %s %s %s", number, what, why, wayOut);
  }

  /** The number of the identifier, such as 79 for {@code TUTTI-079}. */
  public int number() {
    return number;
  }

  /** Whether breaking the rule fails the compilation. */
  public Diagnostic.Kind kind() {
    return kind;
  }

  String message(Object... details) {
    return String.format(Locale.ROOT, template, details);
  }
}
