package org.tutti.lab.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The file of rules that Open MPI's component {@code han} reads ({@code coll_han_dynamic_file.h}):
 * which component serves an operation, by the number of processes and the size of a block.
 *
 * <p>Where {@code han} was not chosen, the rule names {@code self}, which serves single processes
 * only. So {@code han} finds no such component on a communicator, and leaves the operation to the
 * one that would serve it without {@code han}. A rule that names this one does not work: up to Open
 * MPI 4.1.8, {@code han} then runs its own {@code MPI_Allreduce} with the data of the other
 * component, and crashes.
 */
final class HanRulesFile {
  private static final Set<TunedOperation> SERVED =
      EnumSet.of(
          TunedOperation.ALLGATHER,
          TunedOperation.ALLREDUCE,
          TunedOperation.BARRIER,
          TunedOperation.BCAST,
          TunedOperation.GATHER,
          TunedOperation.REDUCE,
          TunedOperation.SCATTER);

  private static final String OTHER = "self";
  private static final List<String> NEVER = List.of("0 " + OTHER);

  private final List<String> lines = new ArrayList<>();

  private HanRulesFile() {}

  /** Whether the component has an algorithm for an operation. */
  static boolean serves(TunedOperation operation) {
    return SERVED.contains(operation);
  }

  /** The text of the file, for cells of any operations, sizes and numbers of processes. */
  static String text(List<TuningCell> chosen) {
    HanRulesFile file = new HanRulesFile();
    file.lines.add(SERVED.size() + " # number of operations");
    for (TunedOperation operation : SERVED) {
      file.add(
          operation,
          chosen.stream().filter(cell -> cell.operation().equals(operation.operation())).toList());
    }
    return String.join("\n", file.lines) + "\n";
  }

  private void add(TunedOperation operation, List<TuningCell> chosen) {
    SortedMap<Integer, List<String>> rules = new TreeMap<>();
    rules.put(1, NEVER);
    chosen.forEach(cell -> rules.put(cell.processes() + 1, NEVER));
    chosen.forEach(cell -> rules.put(cell.processes(), rules(cell.processes(), chosen)));
    lines.add(operation.number() + " # " + operation.operation());
    lines.add("1 # number of levels");
    lines.add("2 # all processes of the communicator");
    lines.add(rules.size() + " # numbers of processes");
    rules.forEach(
        (processes, ofProcesses) -> {
          lines.add(processes + " # processes");
          lines.add(ofProcesses.size() + " # rules: from size, component");
          lines.addAll(ofProcesses);
        });
  }

  private static List<String> rules(int processes, List<TuningCell> chosen) {
    SortedMap<Long, String> rules = new TreeMap<>();
    rules.put(0L, NEVER.get(0));
    chosen.stream()
        .filter(cell -> cell.processes() == processes)
        .map(TuningCell::msize)
        .sorted(Comparator.naturalOrder())
        .forEach(
            size -> {
              rules.put(size, size + " han");
              rules.put(size + 1, (size + 1) + " " + OTHER);
            });
    return List.copyOf(rules.values());
  }
}
