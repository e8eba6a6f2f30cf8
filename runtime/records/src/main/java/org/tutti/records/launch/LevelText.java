package org.tutti.records.launch;

import java.util.Map;

/** The levels of parameters and factors as tables show them. */
public final class LevelText {
  private LevelText() {}

  /** The level; in quotation marks if it would not be seen, or not all of it. */
  public static String of(String level) {
    return level.isEmpty() || !level.equals(level.strip()) || level.startsWith("\"")
        ? '"' + level + '"'
        : level;
  }

  /** The level with a name; empty if there is none. */
  public static String of(Map<String, String> levels, String name) {
    return levels.containsKey(name) ? of(levels.get(name)) : "";
  }
}
