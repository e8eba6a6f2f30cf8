package org.tutti.bench.compiledloops;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code -XX:+LogCompilation} has logged of one process. Times are milliseconds since the
 * epoch.
 *
 * @param codes the codes of the timed loops of harnesses
 * @param tasks when a compiler worked
 */
record CompilationLog(List<Code> codes, List<Task> tasks) {
  private static final Pattern START = Pattern.compile("<hotspot_log [^>]*time_ms='(\\d+)'");
  private static final Pattern NMETHOD = Pattern.compile("<nmethod ([^>]*)/>");
  private static final Pattern DISCARDED = Pattern.compile("<make_not_entrant ([^>]*)/>");
  private static final Pattern TASK =
      Pattern.compile("<task ([^>]*)>(?:(?!</task>).)*<task_done ([^>]*)/>", Pattern.DOTALL);
  private static final Pattern ATTRIBUTE = Pattern.compile("(\\w+)='([^']*)'");
  private static final int LAST_TIER = 4;

  /**
   * A code of a loop that the JVM's last compiler made: of the method itself, or of the method
   * handle by which it is entered, which may contain it.
   *
   * @param harness class of the harness
   * @param calls of Tutti's binding that are not inlined in it, which costs tens of nanoseconds
   *     each
   * @param from when it was installed
   * @param until when it was discarded; infinite if it was not
   */
  record Code(String harness, List<String> calls, double from, double until) {}

  /**
   * A compilation.
   *
   * @param method that was compiled
   */
  record Task(String method, double from, double until) {}

  static CompilationLog read(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    Matcher start = START.matcher(text);
    if (!start.find()) {
      throw new IOException(file + " is no log of compilations");
    }
    double origin = Double.parseDouble(start.group(1));
    Map<String, InlinedCalls> inlined = new HashMap<>();
    List<Task> tasks = new ArrayList<>();
    for (MatchResult task : TASK.matcher(text).results().toList()) {
      Map<String, String> begin = attributes(task.group(1));
      inlined.put(begin.get("compile_id"), InlinedCalls.of(task.group()));
      tasks.add(
          new Task(
              begin.get("method"), time(origin, begin), time(origin, attributes(task.group(2)))));
    }
    Map<String, Double> discarded = new HashMap<>();
    all(DISCARDED, text).forEach(each -> discarded.put(each.get("compile_id"), time(origin, each)));
    List<Code> codes = new ArrayList<>();
    for (Map<String, String> each : all(NMETHOD, text)) {
      String id = each.get("compile_id");
      boolean isOfLastTier = Integer.parseInt(each.getOrDefault("level", "0")) == LAST_TIER;
      if (isOfLastTier && !"osr".equals(each.get("compile_kind")) && inlined.containsKey(id)) {
        InlinedCalls calls = inlined.get(id);
        double until = discarded.getOrDefault(id, Double.POSITIVE_INFINITY);
        for (String loop : calls.loops()) {
          codes.add(new Code(loop, calls.missing(), time(origin, each), until));
        }
      }
    }
    return new CompilationLog(codes, tasks);
  }

  /** Whether the loop of a harness had code of the last tier all the time. */
  boolean isCompiled(String harness, double from, double until) {
    return codes.stream()
        .filter(code -> code.harness().equals(harness))
        .anyMatch(code -> code.from() <= from && code.until() >= until);
  }

  /** The calls of the binding that the loop of a harness made out of line at some time. */
  List<String> calls(String harness, double from, double until) {
    return codes.stream()
        .filter(code -> code.harness().equals(harness))
        .filter(code -> code.from() <= until && code.until() >= from)
        .flatMap(code -> code.calls().stream())
        .distinct()
        .toList();
  }

  /** The compilations that were going on at some time between these. */
  List<Task> during(double from, double until) {
    return tasks.stream().filter(task -> task.from() < until && task.until() > from).toList();
  }

  private static List<Map<String, String>> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> attributes(match.group(1))).toList();
  }

  private static Map<String, String> attributes(String text) {
    Map<String, String> attributes = new HashMap<>();
    ATTRIBUTE.matcher(text).results().forEach(each -> attributes.put(each.group(1), each.group(2)));
    return attributes;
  }

  private static double time(double origin, Map<String, String> attributes) {
    return origin + 1_000 * Double.parseDouble(attributes.get("stamp"));
  }
}
