package org.tutti.cli.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.rank.entry.ProviderRequest;
import org.tutti.rank.entry.RankStart;
import org.tutti.rank.process.RankZeroOutput;

/** Starts the ranks of a command if Tutti has to, with the JVM options of ranks. */
public final class StartedRanks {
  private StartedRanks() {}

  /**
   * Starts {@code program} with these arguments as each rank; returns the exit status when all have
   * ended, or nothing if this process itself is a rank or contains all ranks.
   */
  public static Optional<Integer> start(
      Class<?> program,
      ProviderRequest request,
      Map<String, String> environment,
      RankZeroOutput output,
      List<String> arguments) {
    List<String> options =
        request.provider(environment).isJavaLibrary()
            ? JavaProgram.ofThisJvm(program.getName(), arguments).virtualMachineOptions()
            : List.of();
    return new RankStart(program, request, environment, output, options)
        .run(arguments.toArray(String[]::new));
  }
}
