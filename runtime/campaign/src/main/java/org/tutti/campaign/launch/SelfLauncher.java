package org.tutti.campaign.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.UserError;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.mpj.BindingPolicy;
import org.tutti.mpi.mpj.MpjInstallation;

/**
 * No launcher at all: the program starts its ranks itself, and is told how many.
 *
 * @param provider whose ranks need no launcher
 */
public record SelfLauncher(ProviderKind provider) implements Launcher {
  private static final int WITHOUT_LAUNCHER = 108;

  /**
   * The launcher of a provider.
   *
   * @throws org.tutti.diagnostics.UserError 32 to 34 if MPJ Express is asked for and cannot be used
   */
  static SelfLauncher of(ProviderKind provider) {
    if (provider.isMpjExpress()) {
      MpjInstallation.require(System.getenv());
    }
    return new SelfLauncher(provider);
  }

  @Override
  public String name() {
    return provider.label();
  }

  @Override
  public Optional<String> library() {
    return Optional.of(name());
  }

  /** Nobody is there to lay ranks out or to take options; who starts MPJ Express can bind ranks. */
  @Override
  public void check(LaunchRequest request) {
    List<String> asked = new ArrayList<>();
    request
        .binding()
        .filter(policy -> !provider.isMpjExpress() || BindingPolicy.of(policy).isEmpty())
        .ifPresent(policy -> asked.add("binding '" + policy + "'"));
    request.mapping().ifPresent(policy -> asked.add("mapping '" + policy + "'"));
    request.options().forEach(option -> asked.add("launcher option '" + option + "'"));
    if (!asked.isEmpty()) {
      throw new UserError(
          WITHOUT_LAUNCHER,
          provider
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
    command.addAll(
        List.of("--mpi", provider.label(), "-np", Integer.toString(request.processes())));
    request.binding().ifPresent(policy -> command.addAll(List.of("--bind-to", policy)));
    return command;
  }
}
