package org.tutti.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs what an interrupted campaign is missing. */
@Command(
    name = "resume",
    description = "Runs what is missing of a campaign, in the order of its design.")
final class ResumeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Campaign directory.")
  private Path path;

  @Option(
      names = "--launches",
      paramLabel = "N",
      description = "Number of launches (of each treatment), if more than were planned.")
  private String launches;

  @Option(
      names = "--although-changed",
      description =
          "Go on although benchmarks, Tutti, the MPI library or the machine have changed; journal and"
              + " data will say so.")
  private boolean althoughChanged;

  @Mixin private DriverOptions driver;
  @Mixin private StoppingOptions stopping;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CampaignDirectory directory = new CampaignDirectory(path).existing();
    Manifest manifest =
        ManifestFile.read(directory)
            .orElseThrow(
                () ->
                    CampaignProblem.CAMPAIGN_WITHOUT_PLAN.error(
                        "The launches in '" + path + "' were made by hand, without a plan.",
                        "There is nothing to resume; 'run' starts a campaign."));
    int blocks =
        launches == null
            ? manifest.blocks()
            : Math.max(manifest.blocks(), Numbers.atLeast(1, "--launches", launches));
    return new CampaignExecution(directory, driver, stopping.rules(), spec.commandLine().getOut())
        .resume(manifest.withBlocks(blocks), changes(manifest), althoughChanged);
  }

  /** What has changed of the program, in words. */
  private static List<String> changes(Manifest manifest) {
    List<String> changes = new ArrayList<>();
    if (!manifest.tutti().equals(TuttiVersion.text())) {
      changes.add("Tutti was " + manifest.tutti() + ", is " + TuttiVersion.text());
    }
    Map<String, String> program = ProgramIdentity.of(manifest.treatments());
    Set<String> entries = new TreeSet<>(manifest.program().keySet());
    entries.addAll(program.keySet());
    for (String entry : entries) {
      if (!program.containsKey(entry)) {
        changes.add(entry + " is missing");
      } else if (!program.get(entry).equals(manifest.program().get(entry))) {
        changes.add("the benchmarks in " + entry + " have changed");
      }
    }
    return changes;
  }
}
