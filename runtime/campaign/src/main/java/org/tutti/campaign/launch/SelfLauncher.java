package org.tutti.campaign.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.started.AddedProviders;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.records.campaign.PlacementPolicy;

/**
 * Uses no launcher: the program itself starts as many ranks as its arguments specify.
 *
 * @param provider one that needs no launcher
 */
public record SelfLauncher(ProviderKind provider) implements Launcher {
  /**
   * The launcher of a provider.
   *
   * @throws org.tutti.diagnostics.TuttiException if another module adds it, and it cannot be used
   *     here
   */
  static SelfLauncher of(ProviderKind provider) {
    if (provider.isJavaLibrary()) {
      AddedProviders.require(provider).installed(System.getenv());
    }
    return new SelfLauncher(provider);
  }

  @Override
  public String name() {
    return provider.label();
  }

  @Override
  public Optional<AbiFamily> family() {
    return Optional.empty();
  }

  /**
   * Without a launcher, mappings and launcher options have no effect; but some ranks can be bound.
   */
  @Override
  public void check(LaunchRequest request) {
    List<String> ignored = new ArrayList<>();
    request
        .placement()
        .binding()
        .filter(policy -> !provider.isJavaLibrary() || BindingPolicy.of(policy).isEmpty())
        .ifPresent(policy -> ignored.add("binding '" + policy + "'"));
    PlacementPolicy placement = request.placement();
    if (!placement.hosts().isOpen()) {
      ignored.add("hosts '" + placement.hosts().text() + "'");
    }
    placement.hosts().remoteShell().ifPresent(name -> ignored.add("remote shell '" + name + "'"));
    placement.mapping().ifPresent(policy -> ignored.add("mapping '" + policy + "'"));
    request.options().forEach(option -> ignored.add("launcher option '" + option + "'"));
    if (!ignored.isEmpty()) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          provider
              + " starts its ranks without a launcher: "
              + String.join(", ", ignored)
              + " would have no effect.",
          "Omit it. taskset binds all ranks together, and ranks of mpj and mpj-niodev can be bound to "
              + String.join(" or ", BindingPolicy.POLICIES)
              + ". In a campaign that also measures a library with a launcher, set that"
              + " launcher's variable with --environment, such as"
              + " OMPI_MCA_hwloc_base_binding_policy=core.");
    }
  }

  @Override
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>(request.program());
    command.addAll(List.of("--mpi=" + provider.label(), "--processes=" + request.processes()));
    request.placement().binding().ifPresent(policy -> command.add("--bind-to=" + policy));
    return command;
  }
}
