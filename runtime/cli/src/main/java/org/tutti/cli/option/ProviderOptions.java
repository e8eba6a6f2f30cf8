package org.tutti.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.campaign.launch.DefaultProvider;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.Launchers;
import org.tutti.measure.entry.ProviderRequest;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.started.StartedRank;
import org.tutti.records.campaign.PlacementPolicy;
import picocli.CommandLine.Option;

/** The options that select the MPI to measure. */
public final class ProviderOptions {
  private static final int DEFAULT_PROCESSES = 2;

  @Option(
      names = "--mpi",
      paramLabel = "PROVIDER",
      description =
          "native (an MPI library; the default under a launcher), mpj or mpj-niodev (MPJ Express in"
              + " one JVM or in many), inprocess (ranks are threads of this JVM), or simulated (a"
              + " model of a network and of clocks, for thousands of ranks).")
  private String provider;

  @Option(
      names = "--mpi-library",
      paramLabel = "LIBRARY",
      description =
          "openmpi, mpich, mpi_abi (the standard ABI of MPI 5) or the path of a library (also:"
              + " TUTTI_MPI_LIBRARY).")
  private String library;

  @Option(
      names = {"-np", "--processes"},
      paramLabel = "P",
      converter = CountConverter.RankCounts.class,
      description = "Number of ranks without a launcher (default: 2).")
  private Integer processes;

  @Option(
      names = "--bind-to",
      paramLabel = "POLICY",
      description =
          "What ranks of mpj and mpj-niodev are bound to: core (each rank to its own cores if there are"
              + " enough; the default) or none.")
  private String policy;

  /**
   * The requested provider; if neither these options nor the launcher determine one, the best one
   * of this machine, and why.
   *
   * @throws org.tutti.diagnostics.TuttiException if a name is unknown, or provider and library do
   *     not match
   */
  public ProviderRequest request(Map<String, String> environment) {
    MpiSelection named = selection();
    ProviderRequest asked =
        new ProviderRequest(
            named.provider(),
            Optional.ofNullable(library),
            processes == null ? OptionalInt.empty() : OptionalInt.of(processes),
            Optional.ofNullable(policy),
            Optional.empty());
    boolean isDecided =
        provider != null
            || StartedRank.of(environment).isPresent()
            || LauncherEnvironment.detect(environment).launched()
            || asked.library(environment).isPresent();
    return isDecided ? asked : preferred(asked, Launchers.installed().preference(environment));
  }

  /**
   * Whether a command that all ranks execute has to start them: a native library is requested, or
   * the best of this machine, and no launcher has started this process.
   *
   * @throws org.tutti.diagnostics.TuttiException as {@link #request}
   */
  public boolean needsLauncher(Map<String, String> environment) {
    boolean started =
        StartedRank.of(environment).isPresent()
            || LauncherEnvironment.detect(environment).launched();
    return !started
        && selection()
                .provider()
                .orElseGet(() -> Launchers.installed().preference(environment).provider())
            == ProviderKind.NATIVE;
  }

  /**
   * Whether these options ask for simulated ranks.
   *
   * @throws org.tutti.diagnostics.TuttiException as {@link #request}
   */
  public boolean isSimulated() {
    return selection().provider().filter(ProviderKind.SIMULATED::equals).isPresent();
  }

  /**
   * The provider and the library that these options name.
   *
   * @throws org.tutti.diagnostics.TuttiException if a name is unknown, or they do not match
   */
  private MpiSelection selection() {
    MpiSelection named =
        new MpiSelection(
            Optional.ofNullable(provider).map(MpiNames::provider),
            Optional.ofNullable(library).map(MpiNames::library),
            Optional.empty());
    named.check();
    return named;
  }

  /**
   * The command of a launch of another program of this JVM's class path, by the launcher of these
   * options.
   *
   * @param arguments of the program, without these options
   * @throws org.tutti.diagnostics.TuttiException if there is no such launcher
   */
  public List<String> launch(Class<?> program, List<String> arguments) {
    List<String> all = new ArrayList<>(arguments);
    if (library != null) {
      all.addAll(List.of("--mpi-library", library));
    }
    Launcher launcher = Launchers.installed().resolve(selection());
    LaunchRequest request =
        new LaunchRequest(
            processes == null ? DEFAULT_PROCESSES : processes,
            new PlacementPolicy(Optional.ofNullable(policy), Optional.empty()),
            List.of(),
            Map.of(),
            JavaProgram.ofThisJvm(program.getName(), all).command());
    launcher.check(request);
    return launcher.command(request);
  }

  private static ProviderRequest preferred(ProviderRequest asked, DefaultProvider found) {
    String reason =
        found
            .launcher()
            .map(
                launcher ->
                    "Measuring Tutti's in-process provider, because no launcher started this"
                        + " process. To measure the native MPI library, use mpirun or the"
                        + " command run; here it is that of the launcher "
                        + launcher.name()
                        + ".")
            .orElse(found.sentence());
    ProviderKind kind =
        found.provider() == ProviderKind.NATIVE ? ProviderKind.IN_PROCESS : found.provider();
    return new ProviderRequest(
        Optional.of(kind),
        asked.library(),
        asked.requestedProcesses(),
        asked.binding(),
        Optional.of(reason));
  }
}
