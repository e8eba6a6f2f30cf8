package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.mpi.control.ControlVariable;

/**
 * MPICH, which takes an algorithm for all sizes of an operation from an environment variable. Where
 * an operation has algorithms for shared memory, the others are used only if those are switched
 * off.
 */
final class MpichTuning implements TunableLibrary {
  private static final String PREFIX = "MPIR_CVAR_";
  private static final String FACTOR = "cvar:";
  private static final String ANYWHERE = "_INTRA_ALGORITHM";
  private static final String SHARED_MEMORY = "_POSIX_INTRA_ALGORITHM";
  private static final String NO_SHARED_MEMORY = "mpir";

  private final LibraryVariables library;
  private final Map<String, ControlVariable> variables;
  private final DescribedNames names;

  MpichTuning(LibraryVariables library) {
    this.library = library;
    Map<String, ControlVariable> all = library.matching(PREFIX + ".*");
    names = new DescribedNames(all.values().stream().map(ControlVariable::description).toList());
    variables = new TreeMap<>(all);
    variables.keySet().removeIf(name -> !name.endsWith(ANYWHERE));
  }

  @Override
  public boolean choosesBySize() {
    return false;
  }

  @Override
  public List<String> operations() {
    SortedSet<String> operations = new TreeSet<>();
    for (String name : variables.keySet()) {
      String ending = name.endsWith(SHARED_MEMORY) ? SHARED_MEMORY : ANYWHERE;
      String operation = name.substring(PREFIX.length(), name.length() - ending.length());
      operations.add(
          "MPI_" + operation.charAt(0) + operation.substring(1).toLowerCase(Locale.ROOT));
    }
    return List.copyOf(operations);
  }

  @Override
  public List<Algorithm> algorithms(String operation) {
    String name = operation.substring("MPI_".length()).toUpperCase(Locale.ROOT);
    List<Algorithm> algorithms = new ArrayList<>();
    Map<String, String> without = new LinkedHashMap<>();
    for (String value : values(PREFIX + name + SHARED_MEMORY)) {
      Map<String, String> levels = Map.of(FACTOR + name + SHARED_MEMORY, value);
      algorithms.add(new Algorithm(value, levels));
      if (value.equals(NO_SHARED_MEMORY)) {
        without.putAll(levels);
      }
    }
    for (String value : values(PREFIX + name + ANYWHERE)) {
      Map<String, String> levels = new LinkedHashMap<>(without);
      levels.put(FACTOR + name + ANYWHERE, value);
      algorithms.add(new Algorithm(value, levels));
    }
    return algorithms;
  }

  /** The values that the library accepts for a parameter, but for its default. */
  private List<String> values(String parameter) {
    ControlVariable variable = variables.get(parameter);
    if (variable == null) {
      return List.of();
    }
    List<List<String>> readings = names.of(variable.description());
    List<String> values = new ArrayList<>();
    for (int index = 0; index < readings.size(); index++) {
      String number = Integer.toString(index);
      if (!number.equals(variable.value())) {
        readings.get(index).stream()
            .filter(reading -> isAccepted(parameter, reading, number))
            .findFirst()
            .ifPresent(values::add);
      }
    }
    return values;
  }

  private boolean isAccepted(String parameter, String reading, String number) {
    ControlVariable variable =
        library.matching(parameter, Map.of(parameter, reading)).get(parameter);
    return variable != null && variable.value().equals(number);
  }

  @Override
  public List<Algorithm> segmented(String operation, Algorithm algorithm, List<Long> segments) {
    return List.of();
  }

  @Override
  public Map<String, String> files(List<Choice> choices) {
    return VariableChoices.files(choices);
  }

  @Override
  public Map<String, String> levels(List<Choice> choices, Path file) {
    return VariableChoices.levels(choices);
  }

  @Override
  public String usage(List<Choice> choices, Path file) {
    return ". " + file.toAbsolutePath() + " && mpiexec";
  }
}
