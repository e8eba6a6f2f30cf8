package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;
import org.tutti.records.campaign.LaunchSettings;

/** Finds the launcher of a {@link MpiSelection} on this machine. */
public final class Launchers {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final SearchPath path;

  private Launchers(SearchPath path) {
    this.path = path;
  }

  /** Looks on the search path of this process. */
  public static Launchers installed() {
    return new Launchers(SearchPath.ofEnvironment());
  }

  public static Launchers on(String directories) {
    return new Launchers(new SearchPath(directories));
  }

  /**
   * The launcher to use: the one that is named, otherwise the one of the library, otherwise the
   * first {@code mpirun} on the search path, otherwise any.
   *
   * @throws TuttiException 100 if there is none, 6 if it is not a supported launcher, 102 if its
   *     ranks could not load the library that is named, 230 if it does not report its version in
   *     time
   */
  public Launcher resolve(MpiSelection mpi) {
    mpi.check();
    if (mpi.selfStarting().isPresent()) {
      return SelfLauncher.of(mpi.selfStarting().get());
    }
    Optional<AbiFamily> family = mpi.maker();
    if (mpi.launcher().isPresent()) {
      Launcher launcher = named(mpi.launcher().get(), family);
      mpi.checkFamily("launcher " + launcher.name(), launcher.family());
      return launcher;
    }
    if (family.isPresent()) {
      LauncherKind kind = LauncherKind.of(family.get());
      return installed(kind, family).orElseThrow(() -> missing(kind.executables().get(0)));
    }
    return ofAnyLibrary().orElseThrow(() -> notFound("mpirun"));
  }

  /**
   * The launcher of the settings of a launch.
   *
   * @throws TuttiException as {@link #resolve(MpiSelection)}, 108 if it does not support the
   *     settings, 129 if their governor cannot be set here, 235 if there is no room for the ranks,
   *     236 if a host cannot be used
   */
  public Launcher resolve(LaunchSettings settings) {
    settings.governor().ifPresent(FrequencyGovernor.ofThisHost()::check);
    Launcher found = resolve(settings.mpi());
    BindingOptions.check(settings, found);
    found.check(LaunchRequest.of(settings, List.of()));
    RankOptions.check(settings, found);
    settings.placement().hosts().checkSize(settings.processes());
    HostCheck.check(found.remoteHosts(settings.placement()), settings);
    return found;
  }

  /**
   * What to measure by default.
   *
   * @param environment of this process, by which providers are found
   */
  public DefaultProvider preference(Map<String, String> environment) {
    return DefaultProvider.of(ofAnyLibrary(), environment);
  }

  private Optional<Launcher> ofAnyLibrary() {
    return path.find("mpirun")
        .flatMap(executable -> identify(executable, Optional.empty()))
        .or(
            () ->
                Arrays.stream(LauncherKind.values())
                    .flatMap(kind -> installed(kind, Optional.empty()).stream())
                    .findFirst());
  }

  private Launcher named(LauncherName name, Optional<AbiFamily> family) {
    if (name.kind().isPresent()) {
      return installed(name.kind().get(), family).orElseThrow(() -> missing(name.text()));
    }
    Path executable = path.find(name.text()).orElseThrow(() -> missing(name.text()));
    return identify(executable, family).orElseThrow(() -> notRecognized(executable));
  }

  private Optional<Launcher> installed(LauncherKind kind, Optional<AbiFamily> family) {
    return kind.executables().stream()
        .flatMap(name -> path.find(name).stream())
        .filter(executable -> kind.isShownBy(version(executable)))
        .findFirst()
        .map(executable -> launcher(kind, executable, family));
  }

  private static Optional<Launcher> identify(Path executable, Optional<AbiFamily> family) {
    String version = version(executable);
    return Arrays.stream(LauncherKind.values())
        .filter(kind -> kind.isShownBy(version))
        .findFirst()
        .map(kind -> launcher(kind, executable, family));
  }

  /** What the executable prints when asked for its version; nothing if it cannot be run. */
  private static String version(Path executable) {
    List<String> command = List.of(executable.toString(), "--version");
    ProgramAnswer answer =
        new ProgramQuery(command, Map.of(), true, TIMEOUT)
            .askOnce()
            .unlessKilled(
                "Run this command by hand to see what it waits for, or give another launcher or"
                    + " its path with --launcher; --mpi inprocess needs none.");
    return answer.ending() == ProgramAnswer.Ending.EXITED ? answer.output() : "";
  }

  private static Launcher launcher(LauncherKind kind, Path executable, Optional<AbiFamily> family) {
    return switch (kind) {
      case OPEN_MPI -> OpenMpiLauncher.of(executable);
      case HYDRA -> new HydraLauncher(executable);
      case SLURM -> new SlurmLauncher(executable, family);
    };
  }

  /** A launcher that is there may answer with an error, as srun does without a configuration. */
  private TuttiException missing(String name) {
    return path.find(name).map(Launchers::notRecognized).orElseGet(() -> notFound(name));
  }

  private static TuttiException notRecognized(Path executable) {
    String said = version(executable).strip();
    return CommandLineProblem.NAME_UNKNOWN.error(
        "'"
            + executable
            + "' is not a supported launcher"
            + (said.isEmpty() ? "." : ": asked for its version, it prints '" + last(said) + "'."),
        MpiNames.launchers() + OpenFileLimit.advice());
  }

  private static String last(String lines) {
    return lines.substring(lines.lastIndexOf('\n') + 1);
  }

  private static TuttiException notFound(String name) {
    return CampaignProblem.LAUNCHER_NOT_FOUND.error(
        "The launcher '" + name + "' was not found on this machine.",
        "Install an MPI library (Debian: apt-get install openmpi-bin), name another launcher with"
            + " --launcher, or use --mpi inprocess, which needs no MPI. "
            + MpiNames.launchers());
  }
}
