package org.tutti.lab.tune;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An algorithm that a library offers for an operation.
 *
 * @param name as the library calls it, with the segment size if one is set
 * @param levels of the factors that make the library use it for all sizes
 */
public record Algorithm(String name, Map<String, String> levels) {
  /** What the library does by itself. */
  public static final Algorithm DEFAULT = new Algorithm("default", Map.of());

  public Algorithm {
    levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
  }
}
