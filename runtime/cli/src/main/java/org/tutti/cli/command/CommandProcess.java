package org.tutti.cli.command;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.rank.entry.MpiRunner;
import org.tutti.rank.entry.ProviderRequest;
import org.tutti.rank.launch.PlanCheck;
import org.tutti.rank.process.RankZeroOutput;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The process in which a command is called.
 *
 * @param main the class that ranks start with
 * @param output what rank 0 prints
 * @param environment the environment variables of the process
 */
public record CommandProcess(
    Class<?> main, RankZeroOutput output, Map<String, String> environment) {
  /**
   * Does the work of a command on each rank: this process is one of them, or contains or starts all
   * of them. Ranks that it starts parse the command line again.
   *
   * @param work makes that of one rank; ranks that are threads each need their own
   * @param beforeEnd called once, as far as that is possible, when a failure ends all ranks
   * @return the exit status
   */
  public int onRanks(
      ProviderRequest request,
      CommandSpec command,
      Supplier<Consumer<MpiSession>> work,
      Runnable beforeEnd) {
    List<String> arguments = command.commandLine().getParseResult().originalArgs();
    return StartedRanks.start(main, request, environment, output, arguments)
        .orElseGet(
            () ->
                new MpiRunner(
                        request,
                        output,
                        PlanCheck.ofNothing(),
                        MpiThreadLevel.SINGLE,
                        nothing -> work.get(),
                        beforeEnd)
                    .run(environment));
  }
}
