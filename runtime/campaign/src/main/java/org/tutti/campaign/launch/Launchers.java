package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.LaunchSettings;

/** Finds the launcher that the command line and the machine agree on. */
public final class Launchers {
  private static final String KNOWN = "openmpi, mpich, srun, inprocess, mpj, mpj-niodev";

  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final SearchPath path;

  private Launchers(SearchPath path) {
    this.path = path;
  }

  /** Looks on the search path of this process. */
  public static Launchers installed() {
    return new Launchers(SearchPath.ofEnvironment());
  }

  static Launchers on(String directories) {
    return new Launchers(new SearchPath(directories));
  }

  /**
   * The launcher to use.
   *
   * @param launcher {@code --launcher}: a kind ({@code openmpi}, {@code mpich}, {@code srun},
   *     {@code inprocess}, {@code mpj}, {@code mpj-niodev}), a name on the search path, or a path
   * @param library {@code --mpi-library}: a family ({@code openmpi}, {@code mpich}), a provider
   *     that needs no launcher, or a path
   * @throws TuttiException if there is none, if it is no launcher that Tutti knows, if its ranks
   *     could not load the library that is asked for
   */
  public Launcher resolve(Optional<String> launcher, Optional<String> library) {
    Optional<String> family = library.flatMap(Launchers::family);
    if (launcher.isPresent()) {
      return checked(named(launcher.get(), family), library, family);
    }
    if (family.filter(SelfLauncher.NAMES::contains).isPresent()) {
      return SelfLauncher.of(family.get());
    }
    if (family.isPresent()) {
      LauncherKind kind = kind(family.get()).orElseThrow();
      return installed(kind, family).orElseThrow(() -> missing(kind.executables().get(0)));
    }
    return ofNativeLibrary(family).orElseThrow(() -> missing("mpirun"));
  }

  /**
   * The launcher that the settings of a launch and the machine agree on.
   *
   * @throws TuttiException if there is none, if it cannot do what the settings ask for, if their
   *     governor cannot be set here
   */
  public Launcher resolve(LaunchSettings settings) {
    settings.governor().ifPresent(FrequencyGovernor.ofThisHost()::check);
    Launcher found = resolve(settings.launcher(), settings.library());
    found.check(LaunchRequest.of(settings, List.of()));
    return found;
  }

  /**
   * What to measure where neither an option nor a launcher says.
   *
   * @param environment says where MPJ Express is
   */
  public DefaultProvider preference(Map<String, String> environment) {
    return DefaultProvider.of(ofNativeLibrary(Optional.empty()), environment);
  }

  private Optional<Launcher> ofNativeLibrary(Optional<String> family) {
    return path.find("mpirun")
        .flatMap(executable -> identify(executable, family))
        .or(
            () ->
                LauncherKind.ALL.stream()
                    .flatMap(kind -> installed(kind, family).stream())
                    .findFirst());
  }

  private Launcher named(String name, Optional<String> family) {
    if (SelfLauncher.NAMES.contains(name)) {
      return SelfLauncher.of(name);
    }
    Optional<LauncherKind> kind = kind(name);
    if (kind.isPresent()) {
      return installed(kind.get(), family).orElseThrow(() -> missing(name));
    }
    Path executable = path.find(name).orElseThrow(() -> missing(name));
    return identify(executable, family)
        .orElseThrow(
            () ->
                CampaignProblem.LAUNCHER_NOT_RECOGNIZED.error(
                    "'" + executable + "' is no launcher that Tutti knows.",
                    "Give --launcher one of "
                        + KNOWN
                        + ", or the path of an mpirun, mpiexec or srun."));
  }

  private Optional<Launcher> installed(LauncherKind kind, Optional<String> family) {
    return kind.executables().stream()
        .flatMap(name -> path.find(name).stream())
        .filter(executable -> is(executable, kind))
        .findFirst()
        .map(executable -> kind.maker().apply(executable, family));
  }

  private static Optional<Launcher> identify(Path executable, Optional<String> family) {
    String version = version(executable);
    return LauncherKind.ALL.stream()
        .filter(kind -> kind.signature().matcher(version).find())
        .findFirst()
        .map(kind -> kind.maker().apply(executable, family));
  }

  private static boolean is(Path executable, LauncherKind kind) {
    return kind.signature().matcher(version(executable)).find();
  }

  /** What the executable prints when asked for its version; nothing if it cannot be run. */
  private static String version(Path executable) {
    List<String> command = List.of(executable.toString(), "--version");
    ProgramAnswer answer =
        new ProgramQuery(command, Map.of(), true, TIMEOUT)
            .askOnce()
            .unlessKilled(
                "Run this command by hand to see what it waits for, or name another launcher with"
                    + " --launcher, such as its path; --mpi inprocess needs none.");
    return answer.ending() == ProgramAnswer.Ending.EXITED ? answer.output() : "";
  }

  private static Launcher checked(
      Launcher launcher, Optional<String> library, Optional<String> family) {
    if (family.isPresent() && !launcher.library().equals(family)) {
      throw CampaignProblem.LAUNCHER_LIBRARY_CONFLICT.error(
          "the launcher "
              + launcher.name()
              + " cannot start ranks of the MPI library '"
              + library.orElseThrow()
              + "'.",
          "Leave out --launcher or --mpi-library, or let both name the same library.");
    }
    return launcher;
  }

  private static Optional<LauncherKind> kind(String name) {
    return LauncherKind.ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  private static Optional<String> family(String library) {
    String name = library.toLowerCase(Locale.ROOT);
    return Stream.concat(
            Stream.of(OpenMpiLauncher.NAME, HydraLauncher.NAME), SelfLauncher.NAMES.stream())
        .filter(name::equals)
        .findFirst();
  }

  private static TuttiException missing(String name) {
    return CampaignProblem.LAUNCHER_NOT_FOUND.error(
        "the launcher '" + name + "' was not found on this machine.",
        "Install an MPI library (Debian: apt-get install openmpi-bin), name another with --launcher"
            + " ("
            + KNOWN
            + "), or use --launcher inprocess, which needs no MPI.");
  }
}
