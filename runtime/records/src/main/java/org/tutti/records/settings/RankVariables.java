package org.tutti.records.settings;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Environment variables of all ranks.
 *
 * @param values by name
 * @param passed names of variables that the driver passes on from its own environment; their values
 *     are recorded nowhere
 */
public record RankVariables(Map<String, String> values, Set<String> passed) {
  /** No variable but those that ranks have anyway. */
  public static final RankVariables NONE = new RankVariables(Map.of(), Set.of());

  /** The variable that names to ranks the variables that they must not record. */
  public static final String UNRECORDED = "TUTTI_UNRECORDED";

  public RankVariables {
    values = Collections.unmodifiableMap(new TreeMap<>(values));
    passed = Collections.unmodifiableSet(new TreeSet<>(passed));
  }

  /** Variables with values that are recorded. */
  public static RankVariables of(Map<String, String> values) {
    return new RankVariables(values, Set.of());
  }

  /** Reads texts {@code NAME=VALUE}, or {@code NAME} to pass one on; later ones take precedence. */
  static RankVariables parse(String texts) {
    Map<String, String> values = new TreeMap<>();
    Set<String> passed = new TreeSet<>();
    for (String text : SettingReaders.elements(texts)) {
      String[] parts = text.split("=", 2);
      passed.remove(parts[0]);
      values.remove(parts[0]);
      if (parts.length == 1) {
        passed.add(text);
      } else {
        values.put(parts[0], parts[1]);
      }
    }
    return new RankVariables(values, passed);
  }

  /** The variables as they are parsed. */
  @Override
  public String toString() {
    return Stream.concat(
            values.entrySet().stream().map(one -> one.getKey() + "=" + one.getValue()),
            passed.stream())
        .collect(Collectors.joining(SettingKey.AND));
  }

  /**
   * All variables with their values, for the environment of a launch.
   *
   * @param own environment of the driver
   * @throws TuttiException if it lacks a variable that is to be passed on
   */
  public Map<String, String> in(Map<String, String> own) {
    Map<String, String> all = new TreeMap<>(values);
    for (String name : passed) {
      String value = own.get(name);
      if (value == null) {
        throw CampaignProblem.VARIABLE_NOT_SET.error(
            "The environment variable "
                + name
                + " is to be passed on to the ranks, but is not set.",
            "Set it when you start the driver, as in '" + name + "=... java -jar ...'.");
      }
      all.put(name, value);
    }
    if (!passed.isEmpty()) {
      all.put(UNRECORDED, String.join(",", passed));
    }
    return all;
  }
}
