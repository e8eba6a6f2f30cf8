package org.tutti.campaign.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.mpj.BindingPolicy;
import org.tutti.mpi.mpj.Cluster;
import org.tutti.mpi.mpj.MpjInstallation;
import org.tutti.mpi.mpj.Multicore;

/**
 * No launcher at all: the program starts its ranks itself, and is told how many.
 *
 * @param name the provider, as {@code --mpi} knows it
 */
public record SelfLauncher(String name) implements Launcher {
  /** The providers that need no launcher. */
  public static final List<String> NAMES = List.of(InProcess.NAME, Multicore.NAME, Cluster.NAME);

  /** Those whose ranks Tutti binds. */
  public static final List<String> BINDING = List.of(Multicore.NAME, Cluster.NAME);

  /**
   * The launcher of a provider.
   *
   * @throws org.tutti.diagnostics.TuttiException if MPJ Express is asked for and cannot be used
   */
  static SelfLauncher of(String provider) {
    if (!provider.equals(InProcess.NAME)) {
      MpjInstallation.require(System.getenv());
    }
    return new SelfLauncher(provider);
  }

  @Override
  public Optional<String> library() {
    return Optional.of(name);
  }

  /** Nobody is there to lay ranks out or to take options; who starts MPJ Express can bind ranks. */
  @Override
  public void check(LaunchRequest request) {
    List<String> asked = new ArrayList<>();
    request
        .binding()
        .filter(policy -> !BINDING.contains(name) || BindingPolicy.of(policy).isEmpty())
        .ifPresent(policy -> asked.add("binding '" + policy + "'"));
    request.mapping().ifPresent(policy -> asked.add("mapping '" + policy + "'"));
    request.options().forEach(option -> asked.add("launcher option '" + option + "'"));
    if (!asked.isEmpty()) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          name
              + " starts its ranks without a launcher: "
              + String.join(", ", asked)
              + " would"
              + " have no effect.",
          "Leave it out; taskset binds all ranks together, and ranks of MPJ Express can be bound to "
              + String.join(" or ", BindingPolicy.POLICIES)
              + ". Beside a library that has a launcher,"
              + " give that launcher's own variable with --environment, such as"
              + " OMPI_MCA_hwloc_base_binding_policy=core.");
    }
  }

  @Override
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>(request.program());
    command.addAll(List.of("--mpi", name, "-np", Integer.toString(request.processes())));
    request.binding().ifPresent(policy -> command.addAll(List.of("--bind-to", policy)));
    return command;
  }
}
