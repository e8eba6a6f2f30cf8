package org.tutti.cli;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.campaign.driver.DriverConsole;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.SettingKey;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.report.SplitProposalText;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** A small campaign before the campaign, to find out how to spend the time best. */
final class PilotOptions {
  private static final int FEWEST = 2;
  private static final String REPETITIONS = "--" + SettingKey.REPETITIONS.name() + "=";

  @Option(
      names = "--pilot",
      paramLabel = "N",
      description =
          "First run N launches of each treatment in DIR/pilot, to learn how long a launch takes and"
              + " to propose the cheapest split of the time into launches and observations. With"
              + " --budget, and without --launches and --nrep, the campaign uses that split.")
  private String launches;

  boolean isWanted() {
    return launches != null;
  }

  /**
   * Runs the pilot.
   *
   * @param plan the campaign as the command line wants it
   * @param directory the campaign's
   * @return the campaign as it shall be, with a time that was measured
   * @throws TuttiException if the pilot did not come to its end
   */
  CampaignPlan run(
      CampaignPlan plan,
      CampaignArguments campaign,
      CampaignDirectory directory,
      StoppingOptions stopping,
      DriverOptions driver,
      CommandSpec spec) {
    int blocks = Numbers.atLeast(FEWEST, "--pilot", launches);
    CampaignDirectory pilot = new CampaignDirectory(directory.path().resolve("pilot"));
    DriverConsole console = DriverConsole.standardError();
    console.line("Pilot:");
    CampaignOutcome outcome =
        new CampaignExecution(pilot, driver, List.of(), spec.commandLine().getOut())
            .run(plan.with(plan.manifest().withBlocks(blocks)), false);
    if (!outcome.isComplete()) {
      throw CampaignProblem.PILOT_NOT_FINISHED.error(
          "The pilot was not finished: "
              + (outcome.interrupted()
                  ? "it was interrupted"
                  : String.join("; ", outcome.failures()))
              + ".",
          "Run the same again: it goes on from there. Or leave out --pilot.");
    }
    TimeEstimate estimate = TimeEstimate.of(pilot).orElseThrow();
    CampaignPlan timed = plan.with(estimate);
    int treatments = plan.manifest().treatments().size();
    Duration budget =
        stopping
            .budget()
            .orElse(estimate.launch().multipliedBy((long) plan.manifest().blocks() * treatments));
    List<SplitProposal> proposals = propose(pilot, budget, treatments, console);
    boolean free = !campaign.fixes(SettingKey.LAUNCHES) && !campaign.fixes(SettingKey.REPETITIONS);
    if (stopping.budget().isEmpty() || !free) {
      return timed;
    }
    Optional<Manifest> begun = ManifestFile.read(directory);
    if (begun.isPresent()) {
      return timed.with(asBegun(plan.manifest(), begun.get()));
    }
    Optional<SplitProposal> hardest =
        proposals.stream().max(Comparator.comparingDouble(SplitProposal::relativeError));
    if (hardest.isPresent()) {
      console.line("Used: the split that is best for " + hardest.get().where() + ".");
      return timed.with(adopted(plan.manifest(), hardest.get()));
    }
    return timed;
  }

  /** A budget that is too small for a split may still be enough for a few launches. */
  private static List<SplitProposal> propose(
      CampaignDirectory pilot, Duration budget, int treatments, DriverConsole console) {
    try {
      List<SplitProposal> proposals =
          SplitProposal.of(CampaignContents.of(pilot), budget.dividedBy(treatments));
      SplitProposalText.lines(proposals, budget, treatments).forEach(console::line);
      return proposals;
    } catch (TuttiException e) {
      console.line("No split is proposed: " + e.getMessage());
      return List.of();
    }
  }

  /** A campaign that goes on keeps the split that it was begun with. */
  private static Manifest asBegun(Manifest manifest, Manifest begun) {
    return begun.settings().arguments().stream()
        .filter(argument -> argument.startsWith(REPETITIONS))
        .findFirst()
        .map(argument -> manifest.withArgument(argument).withBlocks(begun.blocks()))
        .orElse(manifest);
  }

  private static Manifest adopted(Manifest manifest, SplitProposal proposal) {
    return manifest
        .withArgument(REPETITIONS + proposal.split().observations())
        .withBlocks(proposal.split().launches());
  }
}
