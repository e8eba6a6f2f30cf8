package org.tutti.campaign;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.driver.Cancellation;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;
import org.tutti.stats.design.DerivedSeed;

/** A small campaign that is run first, to find out how best to split the time. */
record Pilot(
    CampaignPlan plan,
    CampaignDirectory directory,
    CampaignListener listener,
    Cancellation cancellation) {
  /**
   * Runs the pilot.
   *
   * @return the design of the campaign, with an estimate that was measured
   * @throws TuttiException if the pilot was not completed
   */
  CampaignDesign run(CampaignDesign design) {
    CampaignDirectory own = new CampaignDirectory(directory.path().resolve("pilot"));
    TimeEstimate estimate = measure(design, own);
    CampaignDesign timed = design.with(estimate);
    Manifest manifest = design.manifest();
    int treatments = manifest.treatments().size();
    Optional<Duration> given = plan.find(SettingKey.BUDGET);
    Duration budget =
        given.orElse(estimate.launch().multipliedBy((long) manifest.blocks() * treatments));
    List<SplitProposal> proposals = propose(own, budget, treatments);
    if (given.isEmpty() || isSplitFixed()) {
      return timed;
    }
    Optional<Manifest> begun = ManifestFile.read(directory);
    if (begun.isPresent()) {
      return timed.with(asBegun(manifest, begun.get()));
    }
    Optional<SplitProposal> hardest =
        proposals.stream().max(Comparator.comparingDouble(SplitProposal::relativeError));
    if (hardest.isPresent()) {
      listener.notice(
          new UserText(
              "Using the split that suits the least precise cell, " + hardest.get().where() + "."));
      return timed.with(adopted(manifest, hardest.get()));
    }
    return timed;
  }

  private TimeEstimate measure(CampaignDesign design, CampaignDirectory own) {
    listener.notice(new UserText("Pilot:"));
    CampaignResult result =
        new CampaignExecution(
                own, plan.driver().unlimited(), new PilotListener(listener), cancellation)
            .run(design.with(small(design.manifest())), Optional.empty(), false);
    if (!result.outcome().isComplete()) {
      throw CampaignProblem.NOT_FINISHED.error(
          "The pilot was not finished: "
              + (result.outcome().interrupted()
                  ? "it was interrupted"
                  : String.join("; ", result.failures().stream().map(Object::toString).toList()))
              + ".",
          "Run the same command again to continue, or omit --pilot.");
    }
    return TimeEstimate.of(own).orElseThrow();
  }

  /** What is proposed from must not be what is then measured. */
  private Manifest small(Manifest manifest) {
    return manifest
        .withBlocks(plan.find(SettingKey.PILOT).orElseThrow())
        .withSeed(DerivedSeed.of(manifest.seed(), 1));
  }

  private boolean isSplitFixed() {
    return plan.settings().find(SettingKey.LAUNCHES).isPresent()
        || plan.settings().find(SettingKey.REPETITIONS).isPresent();
  }

  /** A budget that is too small for a split may still be enough for a few launches. */
  private List<SplitProposal> propose(CampaignDirectory own, Duration budget, int treatments) {
    CampaignContents contents = CampaignContents.of(own);
    try {
      List<SplitProposal> proposals = SplitProposal.of(contents, budget.dividedBy(treatments));
      listener.proposed(proposals, budget, treatments);
      return proposals;
    } catch (TuttiException e) {
      listener.notice(new UserText("No split is proposed: " + e.commandLineMessage()));
      return List.of();
    }
  }

  /** A campaign that is continued keeps its original split. */
  private static Manifest asBegun(Manifest manifest, Manifest begun) {
    return begun
        .settings()
        .command()
        .settings()
        .find(SettingKey.REPETITIONS)
        .map(number -> split(manifest, number, begun.blocks()))
        .orElse(manifest);
  }

  private static Manifest adopted(Manifest manifest, SplitProposal proposal) {
    return split(manifest, proposal.split().observations(), proposal.split().launches());
  }

  private static Manifest split(Manifest manifest, int observations, int launches) {
    return manifest
        .with(SettingValue.of(SettingKey.REPETITIONS, observations))
        .withBlocks(launches);
  }
}
