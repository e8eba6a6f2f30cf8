package org.tutti.campaign;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.launch.CellKey;

/**
 * Cells of a campaign that are measured again, with the programs and the plan of that campaign.
 *
 * @param campaign its directory
 * @param baseline class path of the baseline, to be measured in the same blocks; the launches are
 *     then distinguished as those of a {@link Remeasurement} are. Empty if the campaign has both
 *     sides itself, or if the baseline cannot be started
 * @param cells which cells; their benchmarks are measured with all of their message sizes
 * @param results a new campaign directory
 * @param over time over which launches are spread; that of the campaign if that is longer
 * @param trustPrograms whether to start programs that the campaign names, although this user has
 *     not named them
 * @param driver how launches are run
 */
public record Confirmation(
    Path campaign,
    Optional<String> baseline,
    Set<CellKey> cells,
    Path results,
    Optional<Duration> over,
    boolean trustPrograms,
    DriverSettings driver) {

  public Confirmation {
    cells = Set.copyOf(cells);
  }

  /** Why the programs of a campaign cannot be started again, in words; empty if they can. */
  public static Optional<String> objection(Path campaign) {
    Optional<Manifest> manifest = manifest(campaign);
    if (manifest.isEmpty()) {
      return Optional.of(campaign + " has no plan");
    }
    List<String> changes =
        ProgramIdentity.changes(
            manifest.get().origin().program(), ProgramIdentity.of(manifest.get().treatments()));
    return changes.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", changes));
  }

  /**
   * The class path of a campaign, if it can be started again and is another program than that of a
   * second campaign: of one program with itself, a comparison says nothing.
   */
  public static Optional<String> programBeside(Path baseline, Path head) {
    if (objection(baseline).isPresent()) {
      return Optional.empty();
    }
    Manifest of = manifest(baseline).orElseThrow();
    boolean isSame =
        manifest(head)
            .filter(
                other ->
                    Set.copyOf(other.origin().program().values())
                        .equals(Set.copyOf(of.origin().program().values())))
            .isPresent();
    return isSame ? Optional.empty() : Optional.of(of.settings().command().classPath());
  }

  private static Optional<Manifest> manifest(Path campaign) {
    return ManifestFile.read(new CampaignDirectory(campaign));
  }

  /** The plan, reduced to the cells. */
  Manifest manifest(Manifest plan, int launches) {
    Manifest again =
        ManifestMaker.again(
            plan,
            reduced(plan.settings()),
            planned ->
                ManifestMaker.sides(planned.treatment(), reduced(planned.settings()), baseline),
            plan.origin().environment(),
            launches,
            Manifest.drawnSeed());
    return Stream.of(over, plan.spread())
        .flatMap(Optional::stream)
        .max(Comparator.naturalOrder())
        .map(again::spreadOver)
        .orElse(again);
  }

  private LaunchSettings reduced(LaunchSettings settings) {
    TreeSet<Long> sizes =
        cells.stream()
            .map(CellKey::msize)
            .filter(size -> size > 0)
            .collect(Collectors.toCollection(TreeSet::new));
    LaunchSettings few =
        settings.withBenchmarks(
            cells.stream().map(CellKey::benchmark).collect(Collectors.toCollection(TreeSet::new)));
    return sizes.isEmpty() ? few : few.withSizes(sizes);
  }
}
