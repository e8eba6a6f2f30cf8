package org.tutti.lab.stress;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.launch.ChildProcess;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.cli.Main;
import org.tutti.cli.option.ProviderOptions;
import org.tutti.diagnostics.MeasurementProblem;

/** A stress test in a launch that this process starts. */
record StressLaunch(
    StressOptions options, ProviderOptions provider, PrintWriter output, PrintWriter errors) {
  /** The time for starting and ending the ranks, and for the last operation. */
  private static final Duration MARGIN = Duration.ofMinutes(2);

  /** Shows what the ranks say, and returns the exit status. */
  int run() {
    List<String> arguments =
        List.of(
            "stress",
            "--seconds=" + options.seconds(),
            "--max-size=" + options.largest(),
            "--seed=" + options.seed());
    try (TemporaryDirectory temporary = TemporaryDirectory.create()) {
      Path directory = temporary.path();
      Path said = directory.resolve("output.txt");
      Path wrong = directory.resolve("errors.txt");
      ChildProcess child =
          ChildProcess.start(
              provider.launch(Main.class, arguments), Map.of(), directory + "#", said, wrong);
      boolean ended;
      try {
        ended = child.await(Duration.ofSeconds(options.seconds()).plus(MARGIN));
      } finally {
        child.tree().kill();
      }
      show(said, output);
      show(wrong, errors);
      if (!ended) {
        throw MeasurementProblem.STRESS_TEST_FAILED.error(
            "The stress test (seed " + options.seed() + ") did not end in time.");
      }
      return child.exitStatus();
    } catch (IOException e) {
      throw new UncheckedIOException("the output of the stress test", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return MeasurementProblem.STRESS_TEST_FAILED.exitStatus();
    }
  }

  private static void show(Path file, PrintWriter writer) throws IOException {
    Files.readAllLines(file).forEach(writer::println);
    writer.flush();
  }
}
