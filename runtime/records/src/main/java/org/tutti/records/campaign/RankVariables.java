package org.tutti.records.campaign;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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

  /** A copy with one more variable, or another value of one. */
  RankVariables plus(String name, String value) {
    Map<String, String> more = new TreeMap<>(values);
    more.put(name, value);
    Set<String> fewer = new TreeSet<>(passed);
    fewer.remove(name);
    return new RankVariables(more, fewer);
  }

  /** A copy with one more variable that the driver passes on. */
  RankVariables passing(String name) {
    Map<String, String> fewer = new TreeMap<>(values);
    fewer.remove(name);
    Set<String> more = new TreeSet<>(passed);
    more.add(name);
    return new RankVariables(fewer, more);
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
