package org.tutti.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.driver.CampaignChanges;
import org.tutti.campaign.driver.CampaignRunner;
import org.tutti.campaign.driver.ResolvedLaunchers;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;

/**
 * Keeps a campaign from going on as if nothing had happened.
 *
 * @param known what is known to have changed since its first launch, in words
 * @param although whether to go on although something has changed
 */
record ResumeCheck(CampaignDirectory directory, List<String> known, boolean although) {
  /**
   * What the journal and the data of further launches shall say.
   *
   * @throws TuttiException if something has changed and nobody said that this does not matter
   */
  Map<String, String> notes(Manifest manifest, ResolvedLaunchers launchers) {
    List<String> changes = new ArrayList<>(known);
    changes.addAll(CampaignChanges.of(directory, manifest, launchers));
    if (changes.isEmpty()) {
      return Map.of();
    }
    if (!although) {
      throw CampaignProblem.CAMPAIGN_CHANGED.error(
          "The campaign in '"
              + directory.path()
              + "' began with something else: "
              + String.join("; ", changes)
              + ".",
          "Restore it, begin another campaign, or go on with 'resume "
              + directory.path()
              + " --although-changed', which its data will say.");
    }
    return Map.of(CampaignRunner.CHANGED, String.join("; ", changes));
  }
}
