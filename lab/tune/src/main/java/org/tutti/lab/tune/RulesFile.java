package org.tutti.lab.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Open MPI's file of dynamic rules ({@code coll_tuned_dynamic_file.c}). A rule holds from its size
 * up to that of the next rule, and the rules of a number of processes up to the next number; the
 * algorithm 0 is the library's own choice. That comes again behind each size and number of
 * processes, since nothing is known of those between.
 */
final class RulesFile {
  private static final String OWN_CHOICE = "0 0 0 0";

  private final List<String> lines = new ArrayList<>();

  private RulesFile() {}

  /**
   * The text of the file.
   *
   * @param choices of any operations, sizes and numbers of processes
   * @param numbers the algorithm, the fanout and the segment size of a choice, separated by blanks
   */
  static String text(List<Choice> choices, Map<Algorithm, String> numbers) {
    SortedMap<TunedOperation, SortedMap<Integer, List<Choice>>> sorted = new TreeMap<>();
    choices.stream()
        .sorted(Comparator.comparing(Choice::cell))
        .forEach(
            choice ->
                sorted
                    .computeIfAbsent(operation(choice), key -> new TreeMap<>())
                    .computeIfAbsent(choice.cell().processes(), key -> new ArrayList<>())
                    .add(choice));
    RulesFile file = new RulesFile();
    file.lines.add(sorted.size() + " # number of operations");
    sorted.forEach((operation, ofOperation) -> file.add(operation, ofOperation, numbers));
    return String.join("\n", file.lines) + "\n";
  }

  private static TunedOperation operation(Choice choice) {
    return TunedOperation.named(choice.cell().operation()).orElseThrow();
  }

  private void add(
      TunedOperation operation,
      SortedMap<Integer, List<Choice>> choices,
      Map<Algorithm, String> numbers) {
    SortedMap<Integer, List<String>> rules = new TreeMap<>();
    choices.keySet().forEach(processes -> rules.put(processes + 1, List.of(OWN_CHOICE)));
    choices.forEach((processes, chosen) -> rules.put(processes, rules(operation, chosen, numbers)));
    lines.add(operation.number() + " # " + operation.operation());
    lines.add(rules.size() + " # numbers of processes");
    rules.forEach(
        (processes, ofProcesses) -> {
          lines.add(processes + " # processes");
          lines.add(ofProcesses.size() + " # rules: from size, algorithm, fanout, segment");
          lines.addAll(ofProcesses);
        });
  }

  private static List<String> rules(
      TunedOperation operation, List<Choice> chosen, Map<Algorithm, String> numbers) {
    SortedMap<Long, String> rules = new TreeMap<>(Map.of(0L, OWN_CHOICE));
    for (Choice choice : chosen) {
      long size = operation.ruleSize(choice.cell());
      String algorithm = numbers.get(choice.algorithm());
      rules.put(size, size + " " + algorithm + " # " + choice.algorithm().name());
      rules.putIfAbsent(size + 1, (size + 1) + OWN_CHOICE.substring(1));
    }
    return List.copyOf(rules.values());
  }
}
