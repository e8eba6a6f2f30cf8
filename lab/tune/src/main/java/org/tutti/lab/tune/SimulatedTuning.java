package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.simulated.SimulatedAlgorithms;

/** The simulated provider, which takes an algorithm for all sizes from environment variables. */
final class SimulatedTuning implements TunableLibrary {
  private static final String FACTOR = "env:";

  @Override
  public boolean choosesBySize() {
    return false;
  }

  @Override
  public List<String> operations() {
    return SimulatedAlgorithms.operations();
  }

  @Override
  public List<Algorithm> algorithms(String operation) {
    String factor = FACTOR + SimulatedAlgorithms.variable(operation);
    return SimulatedAlgorithms.of(operation).stream()
        .skip(1)
        .map(name -> new Algorithm(name, Map.of(factor, name)))
        .toList();
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
    return ". " + file.toAbsolutePath() + " && java -jar benchmarks.jar run --mpi simulated";
  }
}
