package org.tutti.cli.option;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.mpi.names.MpiNames;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How the driver starts launches. */
public final class StartOptions {
  @Option(
      names = {"-np", "--processes"},
      paramLabel = "P",
      converter = CountConverter.RankCounts.class,
      description = "Number of processes (default: 2).")
  private int processes = 2;

  @Option(
      names = "--mpi",
      paramLabel = "PROVIDER",
      description =
          "native, mpj or mpj-niodev (MPJ Express in one JVM or in many), inprocess (ranks are"
              + " threads of one JVM), or simulated (a model of a network and of clocks); default: the first of native, mpj and inprocess that"
              + " this machine has.")
  private Optional<String> provider;

  @Option(
      names = "--mpi-library",
      paramLabel = "LIBRARY",
      description =
          "openmpi, mpich, mpi_abi or the path of a library, for the native provider (also:"
              + " TUTTI_MPI_LIBRARY).")
  private Optional<String> library;

  @Option(
      names = "--launcher",
      paramLabel = "NAME",
      description =
          "openmpi, mpich, srun or the path of a launcher, for the native provider (default: the"
              + " one of --mpi-library, otherwise mpirun).")
  private Optional<String> launcher;

  @Option(
      names = "--launcher-option",
      paramLabel = "ARGUMENT",
      description =
          "An argument passed unchanged to the launcher; may be repeated, such as"
              + " --launcher-option=--oversubscribe.")
  private List<String> launcherOptions = new ArrayList<>();

  @Option(
      names = "--bind-to",
      paramLabel = "POLICY",
      description =
          "What a rank is bound to, such as core or none (default: the launcher's);"
              + " cpus:0,4/1,5 names the processors of each.")
  private Optional<String> binding;

  @Option(
      names = "--map-by",
      paramLabel = "POLICY",
      description =
          "How ranks are distributed: block or cyclic over hosts, or a policy of the launcher"
              + " (default: the launcher's).")
  private Optional<String> mapping;

  @Mixin private HostOptions hosts;

  @Option(
      names = "--environment",
      paramLabel = "NAME[=VALUE]",
      mapFallbackValue = Option.NULL_VALUE,
      description =
          "An environment variable for all ranks; may be repeated. Without a value, the variable"
              + " of this process is passed on, and its value is not recorded.")
  private Map<String, String> variables = new LinkedHashMap<>();

  @Option(
      names = "--jvm-option",
      paramLabel = "OPTION",
      description =
          "An option for the JVM of each rank, or of one rank, such as --jvm-option=-Xmx256m or"
              + " --jvm-option=1:-Xlog:gc; may be repeated.")
  private List<String> jvmOptions = new ArrayList<>();

  @Option(
      names = "--profile",
      paramLabel = "TOOL",
      description =
          "Profile the ranks with jfr or async=/path/to/libasyncProfiler.so, followed by optional"
              + " ,rank=N for one rank and options of the tool. Results under a profiler are"
              + " not compared with others.")
  private Optional<String> profiler;

  @Option(
      names = "--java",
      paramLabel = "PATH",
      description = "The java executable of the ranks (default: the one that runs the driver).")
  private Optional<String> java;

  /**
   * Adds the given options to a plan.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no such provider, library or launcher
   */
  public void addTo(CampaignPlanBuilder plan) {
    plan.processes(processes);
    provider.map(MpiNames::provider).ifPresent(plan::provider);
    library.ifPresent(plan::library);
    launcher.ifPresent(plan::launcher);
    launcherOptions.forEach(plan::launcherOption);
    binding.ifPresent(plan::binding);
    mapping.ifPresent(plan::mapping);
    hosts.addTo(plan);
    variables.forEach(
        (name, value) -> {
          if (value == null) {
            plan.environment(name);
          } else {
            plan.environment(name, value);
          }
        });
    jvmOptions.forEach(plan::jvmOption);
    java.ifPresent(plan::java);
    profiler.ifPresent(plan::profiler);
  }
}
