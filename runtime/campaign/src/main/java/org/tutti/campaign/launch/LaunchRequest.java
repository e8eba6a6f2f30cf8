package org.tutti.campaign.launch;

import java.util.List;
import java.util.Map;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.plan.Plan;
import org.tutti.rank.entry.LaunchTask;
import org.tutti.rank.entry.RankRequest;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.campaign.PlacementPolicy;

/**
 * What a launcher is to start, independent of the launcher.
 *
 * @param processes number of ranks
 * @param placement where ranks are placed
 * @param options further options of the launcher itself, one argument each
 * @param environment variables of all ranks
 * @param program the program and its arguments
 */
public record LaunchRequest(
    int processes,
    PlacementPolicy placement,
    List<String> options,
    Map<String, String> environment,
    List<String> program) {

  public LaunchRequest {
    options = List.copyOf(options);
    environment = Map.copyOf(environment);
    program = List.copyOf(program);
  }

  /** A request with the launcher's default binding and mapping. */
  public static LaunchRequest of(int processes, List<String> program) {
    return new LaunchRequest(processes, PlacementPolicy.OPEN, List.of(), Map.of(), program);
  }

  /**
   * A measuring launch with these settings, at this place in its campaign.
   *
   * @param classes those of its benchmarks, if they are known
   * @param jvmOptions options for the JVM of each rank, which those of the settings override
   */
  public static LaunchRequest of(
      LaunchSettings settings, LaunchPlace place, List<String> classes, List<String> jvmOptions) {
    RankRequest request =
        RankRequest.of(settings, place, LaunchTask.MEASUREMENT).withClasses(classes);
    JavaProgram program =
        JavaProgram.of(settings.command(), settings.command().mainClass(), request.encode())
            .withOptionsBefore(jvmOptions);
    List<String> ofRanks = RankOptions.in(program.command(), settings.command().jvmOptions());
    return of(settings, BindingOptions.in(ofRanks, settings.placement()));
  }

  /**
   * The cells that each rank will plan, in the order in which they are declared.
   *
   * @throws org.tutti.diagnostics.TuttiException if this JVM has no such benchmark, or the settings
   *     are invalid
   */
  public static Plan plan(LaunchSettings settings) {
    MeasuringCommand command = settings.command();
    return BenchmarkSelection.plan(
        BenchmarkSelection.onClassPath().entries(command.benchmarks()),
        command.settings(),
        settings.processes());
  }

  /** A request for ranks that run a program with these settings. */
  public static LaunchRequest of(LaunchSettings settings, List<String> program) {
    return new LaunchRequest(
        settings.processes(),
        settings.placement().ofLauncher(),
        settings.launcherOptions(),
        settings.variables().in(System.getenv()),
        program);
  }
}
