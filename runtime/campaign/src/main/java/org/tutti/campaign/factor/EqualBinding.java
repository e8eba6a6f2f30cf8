package org.tutti.campaign.factor;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.settings.SettingKey;

/**
 * Binds the ranks of all treatments alike where launchers would not: by default, that of Open MPI
 * binds ranks, differently for 2 ranks and for more, and that of MPICH does not bind them.
 *
 * @param treatments of the campaign, with their ranks bound
 * @param policy how they were bound; empty if that was left to the launchers
 */
public record EqualBinding(List<PlannedTreatment> treatments, Optional<String> policy) {
  private static final Set<String> DECIDING = Set.of("mpi", "library", "launcher", "processes");
  private static final String BIND = "bind";

  /**
   * Binds the ranks, unless the user has decided that, or all treatments have the same launcher and
   * number of ranks.
   *
   * @param factors levels of each factor, by its name
   * @param cores number of cores of this host
   */
  public static EqualBinding of(
      List<PlannedTreatment> treatments, Map<String, List<String>> factors, int cores) {
    boolean differing =
        factors.entrySet().stream()
            .anyMatch(factor -> DECIDING.contains(factor.getKey()) && factor.getValue().size() > 1);
    if (!differing || treatments.stream().anyMatch(each -> isDecided(each.settings()))) {
      return new EqualBinding(treatments, Optional.empty());
    }
    int most =
        treatments.stream().mapToInt(each -> each.settings().processes()).max().orElseThrow();
    String policy = most <= cores ? "core" : "none";
    return new EqualBinding(
        treatments.stream().map(each -> bound(each, policy)).toList(), Optional.of(policy));
  }

  private static boolean isDecided(LaunchSettings settings) {
    return settings.placement().binding().isPresent()
        || Stream.of(
                settings.launcherOptions(),
                settings.variables().values().keySet(),
                settings.variables().passed())
            .flatMap(Collection::stream)
            .anyMatch(text -> text.toLowerCase(Locale.ROOT).contains(BIND));
  }

  /** Ranks that are threads cannot be bound. */
  private static PlannedTreatment bound(PlannedTreatment planned, String policy) {
    Optional<ProviderKind> own = planned.settings().mpi().selfStarting();
    return own.isPresent() && !own.get().isJavaLibrary()
        ? planned
        : new PlannedTreatment(
            planned.treatment(), planned.settings().with(SettingKey.BIND_TO, policy));
  }
}
