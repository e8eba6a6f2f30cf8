package org.tutti.measure.entry;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.tutti.measure.process.RankZeroOutput;

/**
 * The program of each rank in the launch from which a JVM's cache is made: it does what {@link
 * RankMain} does, with few cells. Its results are of no use.
 */
public final class TrainingMain {
  /** Enough for the classes that all benchmarks share, and few enough for a second or two. */
  private static final int MOST_CELLS = 4;

  private TrainingMain() {}

  public static void main(String[] arguments) {
    System.exit(RankProcess.run(arguments, TrainingMain::rank));
  }

  private static int rank(Map<String, String> environment, String... arguments) {
    PrintWriter errors = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    RankZeroOutput output = new RankZeroOutput(errors, environment);
    try {
      RankRequest request = RankRequest.decode(arguments);
      return new RankLaunch(
              request.benchmarks(), request.toSettings(), request.provider(), output, environment)
          .withFewCells(MOST_CELLS)
          .measure(request.place(), () -> {}, () -> {});
    } catch (RuntimeException e) {
      return RankErrors.print(e, output);
    }
  }
}
