package org.tutti.measure.harness;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The place of a benchmark in the catalog of operations that are ready to run.
 *
 * @param suites the suites that its author assigned it to; the first is its group in lists
 * @param counterparts what measures the same operation in other programs, by the program's name
 */
public record CatalogPlace(List<String> suites, Map<String, String> counterparts) {
  public CatalogPlace {
    suites = List.copyOf(suites);
    counterparts = Collections.unmodifiableMap(new LinkedHashMap<>(counterparts));
  }

  /** The heading under which it is listed. */
  public String group() {
    return suites.get(0);
  }

  /** Whether {@code --suite} selects it by this name. */
  public boolean isIn(String suite) {
    return suites.contains(suite) || counterparts.containsKey(suite);
  }

  /**
   * Whether another program measures the same under this name: {@code PingPong} for a counterpart
   * {@code IMB-MPI1 PingPong, PingPongSpecificSource}.
   */
  boolean isKnownElsewhereAs(String name) {
    return counterparts.values().stream()
        .flatMap(text -> Stream.of(text.split(", ")))
        .anyMatch(each -> each.equalsIgnoreCase(name) || lastWord(each).equalsIgnoreCase(name));
  }

  private static String lastWord(String text) {
    return text.substring(text.lastIndexOf(' ') + 1);
  }
}
