package org.tutti.runtime.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Open MPI's {@code mpirun}. */
public record OpenMpiLauncher(Path executable) implements Launcher {
  static final String NAME = "openmpi";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<String> library() {
    return Optional.of(NAME);
  }

  @Override
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    command.add("-np");
    command.add(Integer.toString(request.processes()));
    request.binding().ifPresent(policy -> command.addAll(List.of("--bind-to", policy)));
    request.mapping().ifPresent(policy -> command.addAll(List.of("--map-by", policy)));
    for (String variable : new TreeSet<>(request.environment().keySet())) {
      // Open MPI passes on its own variables unasked and warns when told to.
      if (!variable.startsWith("OMPI_")) {
        command.add("-x");
        command.add(variable);
      }
    }
    command.addAll(request.options());
    command.addAll(request.program());
    return command;
  }
}
