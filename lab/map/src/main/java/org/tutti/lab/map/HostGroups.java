package org.tutti.lab.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.diagnostics.CommandLineProblem;

/** Which hosts belong together, such as those of a switch. */
public final class HostGroups {
  /** No groups are known. */
  public static final HostGroups NONE = new HostGroups(List.of(), Map.of());

  private final List<String> names;
  private final Map<String, Integer> numbers;

  private HostGroups(List<String> names, Map<String, Integer> numbers) {
    this.names = names;
    this.numbers = numbers;
  }

  /**
   * Reads lines of a host and its group, with spaces between them; {@code #} begins a comment.
   *
   * @throws org.tutti.diagnostics.TuttiException if a line is neither
   */
  public static HostGroups of(List<String> lines) {
    List<String> names = new ArrayList<>();
    Map<String, Integer> numbers = new HashMap<>();
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at).replaceFirst("#.*", "").strip();
      if (!line.isEmpty()) {
        String[] words = line.split("\\s+");
        if (words.length != 2) {
          throw CommandLineProblem.OPTION_VALUE_INVALID.error(
              "Line " + (at + 1) + " of the file of groups is '" + line + "'.",
              "Each line names a host and its group, such as 'node17 switch3'.");
        }
        if (!names.contains(words[1])) {
          names.add(words[1]);
        }
        numbers.put(words[0], names.indexOf(words[1]));
      }
    }
    return new HostGroups(names, numbers);
  }

  /** Hosts with their groups. */
  public static HostGroups of(Map<String, String> groupOfHost) {
    List<String> names = groupOfHost.values().stream().distinct().toList();
    Map<String, Integer> numbers = new HashMap<>();
    groupOfHost.forEach((host, group) -> numbers.put(host, names.indexOf(group)));
    return new HostGroups(names, numbers);
  }

  /** The name of the group of each host. */
  public Map<String, String> byHost() {
    Map<String, String> groups = new TreeMap<>();
    numbers.forEach((host, number) -> groups.put(host, names.get(number)));
    return groups;
  }

  boolean isEmpty() {
    return names.isEmpty();
  }

  int number(String host) {
    return numbers.getOrDefault(host, -1);
  }

  /** The name of a group. */
  public String name(int number) {
    return names.get(number);
  }
}
