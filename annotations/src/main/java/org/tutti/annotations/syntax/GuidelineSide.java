package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One side of a guideline, such as {@code Gather + Bcast} or {@code Neighbor_x[reorder=true]}.
 *
 * @param operations what is done, one after the other; each is a name, in which {@code *} stands
 *     for any characters and {@code |} separates alternatives
 * @param levels the levels that parameters must have, by parameter
 * @param domain the levels, after a semicolon, that other parameters have when the side is measured
 *     and nothing else is requested; not part of the comparison
 */
public record GuidelineSide(
    List<String> operations, Map<String, List<String>> levels, Map<String, List<String>> domain) {
  private static final Pattern SIDE = Pattern.compile("([^\\[\\]]*)(?:\\[([^\\[\\]]*)\\])?");
  private static final Pattern OPERATION = Pattern.compile("[A-Za-z0-9_.:*|-]+");
  private static final Pattern LEVELS = Pattern.compile("\\s*([A-Za-z_]\\w*)\\s*=([^=]+)");

  public GuidelineSide {
    operations = List.copyOf(operations);
    levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
    domain = Collections.unmodifiableMap(new LinkedHashMap<>(domain));
  }

  /** Whether several operations together do what the other side does. */
  public boolean isSequence() {
    return operations.size() > 1;
  }

  /** What is compared. */
  @Override
  public String toString() {
    String restriction =
        levels.entrySet().stream()
            .map(level -> level.getKey() + "=" + String.join("|", level.getValue()))
            .collect(Collectors.joining(", ", "[", "]"));
    return String.join(" + ", operations) + (levels.isEmpty() ? "" : restriction);
  }

  /**
   * Parses a side.
   *
   * @param before the side before it, whose operation it has if it names none
   */
  static GuidelineSide parse(String text, GuidelineSide before) {
    Matcher matcher = SIDE.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException("the brackets in '" + text.strip() + "' do not match");
    }
    String names = matcher.group(1).strip();
    boolean same = names.isEmpty() && before != null && matcher.group(2) != null;
    String[] restrictions =
        matcher.group(2) == null ? new String[0] : matcher.group(2).split(";", 2);
    return new GuidelineSide(
        same ? before.operations() : operations(names),
        restrictions.length < 1 ? Map.of() : levels(restrictions[0]),
        restrictions.length < 2 ? Map.of() : levels(restrictions[1]));
  }

  private static List<String> operations(String names) {
    List<String> operations = new ArrayList<>();
    for (String name : names.split("\\+", -1)) {
      if (!OPERATION.matcher(name.strip()).matches()) {
        throw new IllegalArgumentException(
            name.isBlank()
                ? "an operation is missing"
                : "'" + name.strip() + "' is not the name of an operation");
      }
      operations.add(name.strip());
    }
    return operations;
  }

  private static Map<String, List<String>> levels(String text) {
    Map<String, List<String>> levels = new LinkedHashMap<>();
    for (String part : text.split(",", -1)) {
      Matcher level = LEVELS.matcher(part);
      if (!level.matches()) {
        throw new IllegalArgumentException(
            "'" + part.strip() + "' does not give a parameter a level, as reorder=true does");
      }
      List<String> values = List.of(level.group(2).strip().split("\\s*\\|\\s*"));
      if (levels.put(level.group(1), values) != null) {
        throw new IllegalArgumentException("the parameter " + level.group(1) + " occurs twice");
      }
    }
    return levels;
  }
}
