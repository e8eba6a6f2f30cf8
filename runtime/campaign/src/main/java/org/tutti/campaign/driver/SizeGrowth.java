package org.tutti.campaign.driver;

import java.util.Optional;
import java.util.ServiceLoader;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;

/**
 * Which message sizes a campaign measures next, by what it has measured; another module knows.
 * {@link ServiceLoader} finds it, a class with a public constructor, wherever it is on the class
 * path.
 */
public interface SizeGrowth {
  /**
   * Reads how message sizes grow, such as {@code 1..1Mi,threshold=10%}.
   *
   * @throws org.tutti.diagnostics.TuttiException if they cannot grow in this way
   */
  AdaptiveSizes parse(String text);

  /** The fewest launches of a treatment in a stage that decide anything. */
  int leastLaunches();

  /**
   * The campaign with one more stage; empty if none is needed. It decides by the results alone, so
   * a campaign that was interrupted between two stages continues with the same one.
   */
  Optional<Manifest> grown(CampaignDirectory directory, Manifest manifest);

  /**
   * The growth on the class path.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is none
   */
  static SizeGrowth require() {
    return ServiceLoader.load(SizeGrowth.class, SizeGrowth.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                CommandLineProblem.OPTION_VALUE_INVALID.error(
                    "Adaptive sizes are in the artifact tutti-lab, which is missing.",
                    "Add tutti-lab to the class path, or list the sizes."));
  }
}
