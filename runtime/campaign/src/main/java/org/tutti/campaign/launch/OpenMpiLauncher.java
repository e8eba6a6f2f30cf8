package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;
import org.tutti.records.campaign.PlacementPolicy;

/**
 * Open MPI's {@code mpirun}.
 *
 * @param asRoot whether the superuser starts it, as in most containers; it then requires an option
 */
public record OpenMpiLauncher(Path executable, boolean asRoot) implements Launcher {
  /**
   * Replaces itself with the program that follows. {@code mpirun} adds the working directory to the
   * class path of a program called {@code java}, and a JVM has no cache for directories.
   */
  private static final String REPLACED = "/usr/bin/env";

  /** A launcher for the user of this process. */
  static OpenMpiLauncher of(Path executable) {
    return new OpenMpiLauncher(executable, "root".equals(System.getProperty("user.name")));
  }

  @Override
  public String name() {
    return LauncherKind.OPEN_MPI.label();
  }

  @Override
  public Optional<AbiFamily> family() {
    return LauncherKind.OPEN_MPI.family();
  }

  @Override
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    if (asRoot) {
      command.add("--allow-run-as-root");
    }
    command.add("-np");
    command.add(Integer.toString(request.processes()));
    PlacementPolicy placement = request.placement();
    if (!placement.hosts().isOpen()) {
      command.addAll(List.of("--host", placement.hosts().text()));
    }
    placement
        .hosts()
        .remoteShell()
        .ifPresent(program -> command.addAll(List.of("--mca", "plm_rsh_agent", program)));
    placement.binding().ifPresent(policy -> command.addAll(List.of("--bind-to", policy)));
    placement.mapping().ifPresent(policy -> command.addAll(List.of("--map-by", own(policy))));
    Set<String> variables = new TreeSet<>(request.environment().keySet());
    if (!placement.hosts().isOpen()) {
      // It forwards none by itself to other hosts, where ranks would not be recognized.
      variables.addAll(ChildProcess.VARIABLES);
    }
    for (String variable : variables) {
      // Open MPI forwards its own variables without an option, and warns if there is one.
      if (!variable.startsWith("OMPI_")) {
        command.add("-x");
        command.add(variable);
      }
    }
    command.addAll(request.options());
    if (Path.of(request.program().get(0)).endsWith("java")) {
      command.add(REPLACED);
    }
    command.addAll(request.program());
    return command;
  }

  /** Open MPI's word for a mapping. */
  private static String own(String policy) {
    return switch (policy) {
      case PlacementPolicy.BLOCK -> "slot";
      case PlacementPolicy.CYCLIC -> "node";
      default -> policy;
    };
  }
}
