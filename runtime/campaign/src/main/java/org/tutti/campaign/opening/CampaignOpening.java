package org.tutti.campaign.opening;

import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;

/** Opens a directory for a campaign, so that launches of two plans are never mixed. */
public final class CampaignOpening {
  private CampaignOpening() {}

  /**
   * The manifest to use, not yet written: the requested one in a new directory; the existing one,
   * with its seed and the larger number of blocks, if it has the same plan.
   *
   * @param directory prepared, and locked by this process
   * @param wanted the requested campaign
   * @param setAside whether to move another plan's results aside
   * @throws TuttiException if the directory holds results of another plan
   */
  public static Manifest open(CampaignDirectory directory, Manifest wanted, boolean setAside) {
    Optional<Manifest> found = ManifestFile.read(directory);
    List<String> differences =
        found.map(manifest -> manifest.differences(wanted)).orElseGet(() -> madeByHand(directory));
    if (differences.isEmpty()) {
      return taken(found, wanted);
    }
    if (!setAside) {
      throw CampaignProblem.RESULTS_OF_OTHER_PLAN.error(
          "The results directory "
              + directory.path()
              + " belongs to another plan: "
              + String.join("; ", differences)
              + ".",
          "Name another directory with --results, or move its contents aside with --set-aside.");
    }
    setAside(directory);
    return wanted;
  }

  /**
   * The manifest with which the campaign of a directory continues, not yet written.
   *
   * @param manifest the directory's manifest, possibly with more blocks; one that has taken its
   *     place since is not used, as nobody has looked at what it would start
   */
  public static Manifest reopen(CampaignDirectory directory, Manifest manifest) {
    return taken(
        ManifestFile.read(directory)
            .filter(found -> found.identifier().equals(manifest.identifier())),
        manifest);
  }

  /** Writes the manifest unless it is there, and removes what a killed driver left of one. */
  public static void write(CampaignDirectory directory, Manifest manifest) {
    ManifestFile.removeLeftover(directory);
    if (ManifestFile.read(directory).filter(manifest::equals).isEmpty()) {
      ManifestFile.write(directory, manifest);
    }
  }

  private static Manifest taken(Optional<Manifest> found, Manifest wanted) {
    return found
        .map(there -> there.withBlocks(Math.max(there.blocks(), wanted.blocks())))
        .orElse(wanted);
  }

  private static List<String> madeByHand(CampaignDirectory directory) {
    int launches = directory.results().size();
    return launches == 0 ? List.of() : List.of(Counted.of(launches, "launch") + " started by hand");
  }

  /** Moves everything but the lock into a directory of its own; nothing is deleted. */
  private static void setAside(CampaignDirectory directory) {
    SetAside.move(
        directory,
        List.of(
            directory.manifest(), directory.journal(), directory.launches(), directory.attempts()));
    directory.prepare();
  }
}
