package org.tutti.lab.trust.selftest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.campaign.launch.ChildProcess;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.launch.RankOptions;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.LaunchSettings;

/**
 * How long after the first rank the last one leaves a barrier, measured by a launch of the
 * experiment {@code barrier-skew} (hunold2015, figure 4). Where a run-time is that of a single
 * rank, differences below this skew cannot be resolved.
 *
 * @param barrier name of the barrier
 * @param median over observations, of the rank with the largest median, in nanoseconds
 * @param mean of the same rank, in nanoseconds; it shows preempted ranks
 * @param interval half width of the mean's 95 % interval, in nanoseconds
 * @param clockUncertainty of the global clock that was used, in nanoseconds
 */
public record BarrierSkew(
    String barrier, double median, double mean, double interval, double clockUncertainty) {
  private static final String EXPERIMENT = "barrier-skew";
  private static final String OBSERVATIONS = "500";
  private static final int COLUMNS = 6;
  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  /**
   * Measures the skew of every barrier.
   *
   * @param campaign the launch uses the settings of its launches and writes to the directory {@code
   *     barrier-skew} beside theirs
   * @param commandLine main class of the program that has the experiment as a command
   * @return one per barrier; empty if the launch failed, and then its errors are in that directory
   * @throws TuttiException if it cannot be started or its directory cannot be written
   */
  public static List<BarrierSkew> measure(CampaignContents campaign, Class<?> commandLine) {
    LaunchSettings settings = campaign.manifest().orElseThrow().settings();
    Launcher launcher = Launchers.installed().resolve(settings);
    Path data = campaign.directory().path().resolve(EXPERIMENT).toAbsolutePath();
    try {
      Files.createDirectories(data);
      ChildProcess child =
          ChildProcess.start(
              launcher.command(request(settings, data, commandLine)),
              settings.variables().in(System.getenv()),
              data + "#",
              data.resolve("output.txt"),
              data.resolve("errors.txt"));
      try {
        child.await(TIMEOUT);
      } finally {
        child.tree().kill();
      }
      Path table = data.resolve(EXPERIMENT + ".csv");
      return Files.exists(table) ? parse(Files.readAllLines(table)) : List.of();
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The results directory " + data + " cannot be written: " + e + ".",
          "Name a writable directory with --results.",
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  /** The last rank of each barrier; the first line names the columns. */
  static List<BarrierSkew> parse(List<String> table) {
    Map<String, BarrierSkew> worst = new LinkedHashMap<>();
    for (String line : table.subList(1, table.size())) {
      String[] words = line.split(",", -1);
      if (words.length == COLUMNS) {
        BarrierSkew rank =
            new BarrierSkew(
                words[0],
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]),
                Double.parseDouble(words[4]),
                Double.parseDouble(words[5]));
        worst.merge(rank.barrier(), rank, (a, b) -> a.median() >= b.median() ? a : b);
      }
    }
    return new ArrayList<>(worst.values());
  }

  /** The result in a sentence. */
  public String sentence() {
    return String.format(
        Locale.ROOT,
        "After a %s, the last rank starts %.2f us after the first (median; mean %.2f +- %.2f us;"
            + " clock uncertainty %.2f us).",
        barrier,
        median / 1e3,
        mean / 1e3,
        interval / 1e3,
        clockUncertainty / 1e3);
  }

  private static LaunchRequest request(LaunchSettings settings, Path data, Class<?> commandLine) {
    List<String> arguments = new ArrayList<>(List.of("sync", EXPERIMENT));
    settings
        .mpi()
        .library()
        .ifPresent(name -> arguments.addAll(List.of("--mpi-library", name.text())));
    arguments.addAll(List.of("--repetitions", OBSERVATIONS, "--sync-data", data.toString()));
    JavaProgram program =
        new JavaProgram(
            Path.of(settings.command().java()),
            RankOptions.ofAll(settings.command().jvmOptions()),
            settings.command().classPath(),
            commandLine.getName(),
            arguments);
    return LaunchRequest.of(settings, program.command());
  }
}
