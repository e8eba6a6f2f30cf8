package org.tutti.runtime.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** No launcher at all: the ranks are threads of the program, which is told how many. */
public record InProcessLauncher() implements Launcher {
  static final String NAME = "inprocess";

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
    List<String> command = new ArrayList<>(request.program());
    command.addAll(List.of("--mpi", NAME, "-np", Integer.toString(request.processes())));
    return command;
  }
}
