package org.tutti.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.measure.entry.MpjStart;
import org.tutti.measure.entry.ProviderRequest;
import org.tutti.measure.process.RankZeroOutput;

/** Commands whose ranks are those of MPJ Express, each of which parses the same command line. */
final class MpjRanks {
  private MpjRanks() {}

  /** Starts them if they are needed; returns the exit status when they have ended. */
  static Optional<Integer> start(
      ProviderRequest request,
      Map<String, String> environment,
      RankZeroOutput output,
      List<String> arguments) {
    List<String> options =
        request.provider(environment).isMpjExpress()
            ? JavaProgram.ofThisJvm(Main.class.getName(), arguments).virtualMachineOptions()
            : List.of();
    return new MpjStart(Main.class, request, environment, output, options)
        .run(arguments.toArray(String[]::new));
  }
}
