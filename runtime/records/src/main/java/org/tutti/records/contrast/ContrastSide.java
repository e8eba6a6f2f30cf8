package org.tutti.records.contrast;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.records.launch.CellKey;

/**
 * One side of a {@link CellContrast}.
 *
 * @param benchmark its name
 * @param levels what is compared: the levels that parameters must have, by parameter
 * @param domain where it is compared: the levels that other parameters may have; those of a
 *     parameter that is not named are not limited
 */
public record ContrastSide(
    String benchmark, Map<String, List<String>> levels, Map<String, List<String>> domain) {
  /** The level of a message size that stands for the next larger one. */
  private static final String NEXT = "next";

  private static final Pattern TEXT = Pattern.compile("([^?#]+)\\?([^?#]*)#([^?#]*)");

  public ContrastSide {
    levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
    domain = Collections.unmodifiableMap(new LinkedHashMap<>(domain));
  }

  /** A side whose other parameters may have any level. */
  public ContrastSide(String benchmark, Map<String, List<String>> levels) {
    this(benchmark, levels, Map.of());
  }

  /** Whether it compares this cell, in its domain or beyond. */
  public boolean compares(CellKey cell) {
    return cell.benchmark().equals(benchmark) && Coordinates.of(cell).areIn(fixed());
  }

  boolean isInDomain(CellKey cell) {
    return Coordinates.of(cell).areIn(domain);
  }

  /** Whether its message size is the next larger one. */
  boolean isNext() {
    return levels.getOrDefault(Coordinates.MSIZE, List.of()).contains(NEXT);
  }

  private Map<String, List<String>> fixed() {
    Map<String, List<String>> fixed = new HashMap<>(levels);
    if (isNext()) {
      fixed.remove(Coordinates.MSIZE);
    }
    return fixed;
  }

  /** The text that {@link #parse} reads; it contains no white space. */
  @Override
  public String toString() {
    return escaped(benchmark) + "?" + text(levels) + "#" + text(domain);
  }

  static ContrastSide parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a side of a contrast: " + text);
    }
    return new ContrastSide(
        URLDecoder.decode(matcher.group(1), UTF_8),
        levels(matcher.group(2)),
        levels(matcher.group(3)));
  }

  private static String text(Map<String, List<String>> levels) {
    return levels.entrySet().stream()
        .map(
            one ->
                escaped(one.getKey())
                    + one.getValue().stream()
                        .map(level -> "=" + escaped(level))
                        .collect(Collectors.joining()))
        .collect(Collectors.joining("&"));
  }

  private static Map<String, List<String>> levels(String text) {
    Map<String, List<String>> levels = new LinkedHashMap<>();
    for (String one : text.isEmpty() ? new String[0] : text.split("&")) {
      List<String> words =
          Stream.of(one.split("=", -1)).map(word -> URLDecoder.decode(word, UTF_8)).toList();
      levels.put(words.get(0), words.subList(1, words.size()));
    }
    return levels;
  }

  private static String escaped(String text) {
    return URLEncoder.encode(text, UTF_8);
  }
}
