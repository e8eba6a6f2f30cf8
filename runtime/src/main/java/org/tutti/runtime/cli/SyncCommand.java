package org.tutti.runtime.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.sync.laboratory.Laboratory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The laboratory of synchronisation: under {@code mpirun} on each rank, else in this process. */
@Command(
    name = "sync",
    description = {
      "Finds out how clocks and processes can be synchronised on this machine, and recommends.",
      "Start it with mpirun, as benchmarks are."
    })
final class SyncCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "EXPERIMENT",
      description = "drift, offset, pareto, barrier-skew, scheme, run-time; all unless given.")
  private List<String> names = new ArrayList<>();

  @Mixin private ProviderOptions provider;
  @Mixin private LaboratoryOptions laboratory;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  private final RankVoice voice;

  SyncCommand(RankVoice voice) {
    this.voice = voice;
  }

  @Override
  public Integer call() {
    for (String name : names) {
      if (!Laboratory.names().contains(name)) {
        throw new UserError(
            49,
            "There is no experiment '" + name + "'.",
            Suggestions.of(name, Laboratory.names())
                + "Known are: "
                + String.join(", ", Laboratory.names())
                + ".");
      }
    }
    LaboratoryRun run =
        new LaboratoryRun(
            names.isEmpty() ? Laboratory.names() : names,
            laboratory.settings(),
            spec.commandLine().getOut());
    Map<String, String> environment = System.getenv();
    if (provider.provider(environment).equals(ProviderOptions.IN_PROCESS)) {
      voice.say("Ranks are threads of this JVM: what is found describes no MPI library.");
      InProcess.run(provider.processes(), run::on);
      return ExitStatus.SUCCESS;
    }
    MpiSession session = NativeMpi.open(provider.library(environment), voice::say);
    try {
      run.on(session);
      session.close();
      return ExitStatus.SUCCESS;
    } catch (RuntimeException | Error e) {
      voice.sayAlone(e.getMessage());
      session.abort(ExitStatus.FAILURE);
      return ExitStatus.FAILURE;
    }
  }
}
