package org.tutti.records.launch;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.SyncProblem;

/**
 * The sentence of each warning. Figures stand in braces:
 *
 * <pre>
 * {name}         a text, an integer, or a number rounded to an integer
 * {name %}       a share: 0.06 is printed as 6 %
 * {name .1}      a number with so many decimal places
 * {name cell}    an integer and what it counts: 1 cell, 2 cells
 * </pre>
 *
 * <p>What stands in brackets is left out if one of its figures is missing.
 */
final class WarningWords {
  private static final String NOT_MEASURED = "{why}; the cell was not measured";
  private static final WarningWords AS_GIVEN = new WarningWords("{why}");

  private static final Map<Problem, WarningWords> ALL =
      Map.ofEntries(
          words(
              MeasurementProblem.OVERSUBSCRIBED,
              "{ranks} ranks share {processors processor} of a host and wait for each other; start"
                  + " fewer ranks"),
          words(
              SyncProblem.CLOCK_RAN_BACKWARD,
              "the clock {clock} ran backward on a rank; use another clock"),
          words(
              MeasurementProblem.COMPUTATION_NOT_SIMULATED,
              "what the ranks compute beside their messages takes no simulated time, and is not in"
                  + " the figures[: no call takes more than reading the clock, {onlyClock} ns]"),
          words(
              MeasurementProblem.DATA_STATE_WITHOUT_EFFECT,
              "{why}, so that they are untouched and not {data}"),
          words(
              MeasurementProblem.FENCE_AFTER_CALLS,
              "the JVM executes a memory fence after each MPI call, which makes operations below"
                  + " {below} us slower or faster"),
          words(
              MeasurementProblem.JVM_UNKNOWN,
              "{why}, so the timed loop may not be compiled; use one of these JDKs"),
          words(
              MeasurementProblem.COMPILATION_CHANGED,
              "the timed loop may not be compiled with {options}; measure without it, or raise"
                  + " --warmup until the figures no longer change"),
          words(
              MeasurementProblem.COMPILATION_AFTER_WARMUP,
              "the JIT compilers were still active after {calls} warm-up calls; raise --warmup"),
          words(
              MeasurementProblem.COMPILATION_WHILE_MEASURING,
              "the JIT compilers were active for {ms .1} ms during the observations; raise"
                  + " --warmup"),
          words(
              MeasurementProblem.COLLECTION_WHILE_MEASURING,
              "{collections garbage collection} during the observations; do not allocate in the"
                  + " benchmark"),
          words(
              MeasurementProblem.LIBRARY_ALLOCATES,
              "the measuring thread allocated {bytes} B during the observations: the MPI library"
                  + " allocates in its calls, which is part of its cost"),
          words(
              MeasurementProblem.ALLOCATION_WHILE_MEASURING,
              "the measuring thread allocated {bytes} B during the observations; do not allocate in"
                  + " the benchmark"),
          words(
              MeasurementProblem.TOO_FEW_VALID_OBSERVATIONS,
              "only {valid} of {planned observation} valid after {attempts attempt}"),
          words(
              MeasurementProblem.WINDOW_EXCEEDED,
              "{exceeded} of {observations observation} ended after their window; use a longer"
                  + " window"),
          words(
              MeasurementProblem.CLOCK_TOO_COARSE,
              "the median of {median} ns is below {steps} steps of the clock ({step} ns each)"),
          words(
              MeasurementProblem.CLOCK_READING_TOO_SLOW,
              "reading the clock costs {cost} ns, {share %} of the median of {median} ns"),
          words(
              MeasurementProblem.BELOW_CLOCK_UNCERTAINTY,
              "cannot be measured: the uncertainty of the global clock is {uncertainty} ns, the"
                  + " median is {median} ns"),
          words(
              MeasurementProblem.REDUCTION_BITS_DIFFER,
              "ranks got sums or products of the same numbers that differ in some bits"),
          words(
              MeasurementProblem.STATE_LEFT_BEHIND,
              "the benchmark changed this state, which was restored: {state}"),
          words(MeasurementProblem.CELL_IMPOSSIBLE, NOT_MEASURED),
          words(MeasurementProblem.OPERATION_NOT_IN_LIBRARY, NOT_MEASURED),
          words(
              MeasurementProblem.WRONG_DATA,
              "{why}[; a known defect of {library}: {defect}]; the cell was not measured"),
          words(MpiProblem.REQUESTS_NOT_COMPLETED, NOT_MEASURED),
          words(
              MeasurementProblem.CELL_SKIPPED,
              "the benchmark threw on all ranks: {why}; the cell was not measured"),
          words(
              MeasurementProblem.CELL_LEFT_OUT,
              "in earlier attempts ranks hung in it; the cell was not measured"),
          words(
              MeasurementProblem.CELL_CRASHED,
              "in earlier attempts {why}; the cell was not measured"),
          words(
              FindingProblem.PAGES_FROM_DISK,
              "memory was read from disk during the observations, {times} times, most often on rank"
                  + " {rank}"),
          words(
              FindingProblem.OUTLIERS_EXPLAINED,
              "outliers took {excess .2} ms more than the median (observations: {outliers}, the"
                  + " longest {longest .2} ms): {causes}"),
          words(
              CampaignProblem.LAUNCH_INCOMPLETE,
              "[{why}][launch {launch} was not completed: its file has {cells} of {planned cell}]"),
          words(
              RecordProblem.WARNING_OF_NEWER_VERSION,
              "warning {identifier} of a newer version of Tutti: {why}"));

  private static final Pattern OPTIONAL = Pattern.compile("\\[([^\\]]*)\\]");
  private static final Pattern FIGURE = Pattern.compile("\\{(\\w+)(?: ([^}]+))?\\}");
  private static final String SHARE = "%";

  private final String words;

  private WarningWords(String words) {
    this.words = words;
  }

  /** The problems that have words of their own. */
  static Set<Problem> problems() {
    return ALL.keySet();
  }

  private static Map.Entry<Problem, WarningWords> words(Problem problem, String words) {
    return entry(problem, new WarningWords(words));
  }

  static WarningWords of(Problem problem) {
    return ALL.getOrDefault(problem, AS_GIVEN);
  }

  /** The names of all figures. */
  List<String> names() {
    return figures(words).stream().map(figure -> figure.group(1)).toList();
  }

  /** Whether all figures that must be there are, each of the kind that is printed. */
  boolean areFor(Map<String, Object> figures) {
    return figures(shown(figures)).stream().allMatch(figure -> isFor(figure, figures));
  }

  private static boolean isFor(MatchResult figure, Map<String, Object> figures) {
    Object value = figures.get(figure.group(1));
    return figure.group(2) == null ? value != null : value instanceof Number;
  }

  String text(Map<String, Object> figures) {
    return FIGURE
        .matcher(shown(figures))
        .replaceAll(
            figure ->
                Matcher.quoteReplacement(printed(figures.get(figure.group(1)), figure.group(2))));
  }

  List<Double> shares(Map<String, Object> figures) {
    List<Double> shares = new ArrayList<>();
    for (MatchResult figure : figures(shown(figures))) {
      if (SHARE.equals(figure.group(2))) {
        shares.add(((Number) figures.get(figure.group(1))).doubleValue());
      }
    }
    return shares;
  }

  /** The words without what lacks a figure. */
  private String shown(Map<String, Object> figures) {
    return OPTIONAL
        .matcher(words)
        .replaceAll(
            part ->
                figures(part.group(1)).stream()
                        .allMatch(figure -> figures.containsKey(figure.group(1)))
                    ? Matcher.quoteReplacement(part.group(1))
                    : "");
  }

  private static List<MatchResult> figures(String words) {
    return FIGURE.matcher(words).results().toList();
  }

  private static String printed(Object figure, String form) {
    if (form == null) {
      return figure instanceof Double number ? "" + Math.round(number) : String.valueOf(figure);
    }
    Number number = (Number) figure;
    if (form.equals(SHARE)) {
      return Math.round(100 * number.doubleValue()) + " %";
    }
    return form.startsWith(".")
        ? String.format(Locale.ROOT, "%" + form + "f", number.doubleValue())
        : Counted.of(number.longValue(), form);
  }
}
