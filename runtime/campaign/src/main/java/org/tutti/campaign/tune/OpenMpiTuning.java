package org.tutti.campaign.tune;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.control.ControlVariable;

/** Open MPI, whose component {@code tuned} reads a file of rules. */
final class OpenMpiTuning implements TunableLibrary {
  private static final String FACTOR = "mca:";
  private static final String SWITCH = "coll_tuned_use_dynamic_rules";
  private static final String FILE = "coll_tuned_dynamic_rules_filename";
  private static final String SEGMENT = "_segmentsize";

  private final Map<String, ControlVariable> variables;

  OpenMpiTuning(LibraryVariables library) {
    variables = library.matching("coll_tuned_[a-z_]+_algorithm(_[a-z]+)?");
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
    return variable.items().entrySet().stream()
        .filter(item -> item.getValue() != 0)
        .sorted(Comparator.comparing(Map.Entry::getValue))
        .map(item -> algorithm(variable.name(), item.getKey()))
        .toList();
  }

  private static String variable(String operation) {
    return TunedOperation.named(operation).orElseThrow().variable();
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
    return variables.containsKey(parameter)
        ? segments.stream().map(size -> segmented(algorithm, parameter, size)).toList()
        : List.of();
  }

  private static Algorithm segmented(Algorithm algorithm, String parameter, long size) {
    Map<String, String> levels = new LinkedHashMap<>(algorithm.levels());
    levels.put(FACTOR + parameter, Long.toString(size));
    return new Algorithm(algorithm.name() + ", segments of " + size + " B", levels);
  }

  @Override
  public String file(List<Choice> choices) {
    Map<Algorithm, String> numbers = new HashMap<>();
    for (Choice choice : choices) {
      numbers.put(choice.algorithm(), numbers(choice));
    }
    return RulesFile.text(choices, numbers);
  }

  /** What the library would take from its parameters. */
  private String numbers(Choice choice) {
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

  @Override
  public Map<String, String> levels(List<Choice> choices, Path file) {
    Map<String, String> levels = new LinkedHashMap<>();
    levels.put(FACTOR + SWITCH, "true");
    levels.put(FACTOR + FILE, file.toString());
    return levels;
  }

  @Override
  public String usage(Path file) {
    return "mpirun --mca " + SWITCH + " 1 --mca " + FILE + " " + file.toAbsolutePath();
  }
}
