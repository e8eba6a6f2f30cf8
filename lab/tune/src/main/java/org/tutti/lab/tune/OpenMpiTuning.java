package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.mpi.control.ControlVariable;

/**
 * Open MPI, whose component {@code tuned} reads a file of rules. On several hosts, the component
 * {@code han} offers one more algorithm for some operations, and reads a file of its own that says
 * which of both components serves them.
 */
final class OpenMpiTuning implements TunableLibrary {
  /** Ending of the name of the file for {@code han}. */
  static final String HAN_ENDING = ".han";

  private static final String FACTOR = "mca:";
  private static final String SWITCH = "coll_tuned_use_dynamic_rules";
  private static final String FILE = "coll_tuned_dynamic_rules_filename";
  private static final String SEGMENT = "_segmentsize";
  private static final String HAN_PRIORITY = "coll_han_priority";
  private static final String HAN_SWITCH = "coll_han_use_dynamic_file_rules";
  private static final String HAN_FILE = "coll_han_dynamic_rules_filename";

  /** How often it reports a component that is not there; 10 times unless told otherwise. */
  private static final String HAN_REPORTS = "coll_han_max_dynamic_errors";

  /** More than the priority of any other component. */
  private static final Algorithm HAN = new Algorithm("han", Map.of(FACTOR + HAN_PRIORITY, "100"));

  /**
   * The algorithms that send segments; all others ignore their size ({@code
   * coll_tuned_*_decision.c} of Open MPI 4.1). The ring of MPI_Allreduce has a form of its own for
   * them, which is the ring without them.
   */
  private static final Map<TunedOperation, Set<String>> SEGMENTED =
      Map.of(
          TunedOperation.BCAST,
          Set.of("chain", "pipeline", "split_binary_tree", "binary_tree", "binomial", "knomial"),
          TunedOperation.REDUCE,
          Set.of("chain", "pipeline", "binary", "binomial", "in-order_binary"),
          TunedOperation.GATHER,
          Set.of("linear_sync"));

  private static final String RING = "ring";
  private static final String SEGMENTED_RING = "segmented_ring";

  private final Map<String, ControlVariable> variables;
  private final boolean offersHan;

  /**
   * @param onSeveralHosts whether processes are on several hosts; {@code han} declines others
   */
  OpenMpiTuning(LibraryVariables library, boolean onSeveralHosts) {
    variables = library.matching("coll_tuned_[a-z_]+_algorithm(_[a-z]+)?|" + HAN_PRIORITY);
    offersHan = onSeveralHosts && variables.containsKey(HAN_PRIORITY);
  }

  @Override
  public boolean choosesBySize() {
    return true;
  }

  @Override
  public List<String> operations() {
    return variables.keySet().stream()
        .flatMap(name -> operation(name).stream())
        .map(TunedOperation::operation)
        .sorted()
        .toList();
  }

  private static Optional<TunedOperation> operation(String variable) {
    for (TunedOperation operation : TunedOperation.values()) {
      if (operation.variable().equals(variable)) {
        return Optional.of(operation);
      }
    }
    return Optional.empty();
  }

  @Override
  public List<Algorithm> algorithms(String operation) {
    ControlVariable variable = variables.get(variable(operation));
    Stream<Algorithm> tuned =
        variable.items().entrySet().stream()
            .filter(item -> item.getValue() != 0)
            .sorted(Comparator.comparing(Map.Entry::getValue))
            .map(item -> algorithm(variable.name(), item.getKey()));
    return Stream.concat(
            tuned, Stream.of(HAN).filter(han -> offersHan && HanRulesFile.serves(named(operation))))
        .toList();
  }

  private static String variable(String operation) {
    return named(operation).variable();
  }

  private static TunedOperation named(String operation) {
    return TunedOperation.named(operation).orElseThrow();
  }

  private static Algorithm algorithm(String variable, String name) {
    Map<String, String> levels = new LinkedHashMap<>();
    levels.put(FACTOR + SWITCH, "true");
    levels.put(FACTOR + variable, name);
    return new Algorithm(name, levels);
  }

  @Override
  public List<Algorithm> segmented(String operation, Algorithm algorithm, List<Long> segments) {
    String parameter = variable(operation) + SEGMENT;
    TunedOperation named = named(operation);
    boolean isRing = named == TunedOperation.ALLREDUCE && algorithm.name().equals(RING);
    boolean has = isRing || SEGMENTED.getOrDefault(named, Set.of()).contains(algorithm.name());
    Algorithm form = isRing ? algorithm(variable(operation), SEGMENTED_RING) : algorithm;
    return has && variables.containsKey(parameter)
        ? segments.stream().map(size -> segmented(form, parameter, size)).toList()
        : List.of();
  }

  private static Algorithm segmented(Algorithm algorithm, String parameter, long size) {
    Map<String, String> levels = new LinkedHashMap<>(algorithm.levels());
    levels.put(FACTOR + parameter, Long.toString(size));
    return new Algorithm(algorithm.name() + ", segments of " + size + " B", levels);
  }

  @Override
  public Map<String, String> files(List<Choice> choices) {
    Map<Algorithm, String> numbers = new HashMap<>();
    for (Choice choice : choices) {
      numbers.put(choice.algorithm(), numbers(choice));
    }
    Map<String, String> files = new TreeMap<>(Map.of("", RulesFile.text(choices, numbers)));
    if (usesHan(choices)) {
      files.put(
          HAN_ENDING,
          HanRulesFile.text(
              choices.stream()
                  .filter(choice -> choice.algorithm().equals(HAN))
                  .map(Choice::cell)
                  .toList()));
    }
    return files;
  }

  private static boolean usesHan(List<Choice> choices) {
    return choices.stream().map(Choice::algorithm).anyMatch(HAN::equals);
  }

  /** What the library would take from its parameters; nothing where it is not asked. */
  private String numbers(Choice choice) {
    if (choice.algorithm().equals(HAN)) {
      return "0 0 0";
    }
    String variable = variable(choice.cell().operation());
    Map<String, String> levels = choice.algorithm().levels();
    long algorithm = variables.get(variable).items().get(levels.get(FACTOR + variable));
    String fanout = value(variable + "_chain_fanout");
    String segment = levels.getOrDefault(FACTOR + variable + SEGMENT, value(variable + SEGMENT));
    return algorithm + " " + fanout + " " + segment;
  }

  private String value(String parameter) {
    return Optional.ofNullable(variables.get(parameter)).map(ControlVariable::value).orElse("0");
  }

  /** The levels that make the component read a file. */
  static Map<String, String> rulesLevels(Path file) {
    Map<String, String> levels = new LinkedHashMap<>();
    levels.put(FACTOR + SWITCH, "true");
    levels.put(FACTOR + FILE, file.toString());
    return levels;
  }

  @Override
  public Map<String, String> levels(List<Choice> choices, Path file) {
    Map<String, String> levels = rulesLevels(file);
    if (usesHan(choices)) {
      levels.putAll(HAN.levels());
      levels.put(FACTOR + HAN_SWITCH, "true");
      levels.put(FACTOR + HAN_REPORTS, "0");
      levels.put(FACTOR + HAN_FILE, file + HAN_ENDING);
    }
    return levels;
  }

  @Override
  public String usage(List<Choice> choices, Path file) {
    StringBuilder command = new StringBuilder("mpirun");
    levels(choices, file.toAbsolutePath())
        .forEach(
            (factor, level) ->
                command
                    .append(" --mca ")
                    .append(factor.substring(FACTOR.length()))
                    .append(' ')
                    .append(level));
    return command.toString();
  }
}
