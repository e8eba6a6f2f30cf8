package org.tutti.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.launch.DefaultProvider;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.Launchers;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.started.StartedRank;
import org.tutti.rank.entry.ProviderRequest;
import org.tutti.records.campaign.PlacementPolicy;
import org.tutti.records.settings.SettingKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The options that select the MPI to measure. */
@Command
public final class ProviderOptions {
  private final SettingsOptions options =
      new SettingsOptions(
          List.of(
              SettingKey.MPI, SettingKey.MPI_LIBRARY, SettingKey.PROCESSES, SettingKey.BIND_TO));

  /** Adds the options to the command that has these. */
  @Spec(Spec.Target.MIXEE)
  public void setSpec(CommandSpec command) {
    options.addTo(command);
  }

  /**
   * The requested provider; if neither these options nor the launcher determine one, the best one
   * of this machine, and why.
   *
   * @throws org.tutti.diagnostics.TuttiException if a name is unknown, or provider and library do
   *     not match
   */
  public ProviderRequest request(Map<String, String> environment) {
    MpiSelection named = selection();
    ProviderRequest asked = ProviderRequest.of(options.settings());
    boolean isDecided =
        named.provider().isPresent()
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
            options.find(SettingKey.MPI), options.find(SettingKey.MPI_LIBRARY), Optional.empty());
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
    options
        .find(SettingKey.MPI_LIBRARY)
        .ifPresent(library -> all.addAll(List.of("--mpi-library", library.text())));
    Launcher launcher = Launchers.installed().resolve(selection());
    LaunchRequest request =
        new LaunchRequest(
            options.settings().orDefault(SettingKey.PROCESSES).orElseThrow(),
            new PlacementPolicy(options.find(SettingKey.BIND_TO), Optional.empty()),
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
        asked.settings().with(SettingKey.MPI, Optional.of(kind)), Optional.of(reason), 0);
  }
}
