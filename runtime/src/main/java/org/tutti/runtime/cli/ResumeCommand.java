package org.tutti.runtime.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.campaign.Manifest;
import org.tutti.runtime.campaign.ManifestFile;
import org.tutti.runtime.campaign.ProgramIdentity;
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
      description = "Go on although benchmarks or Tutti have changed; the journal will say so.")
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
                    new UserError(
                        114,
                        "The launches in '" + path + "' were made by hand, without a plan.",
                        "There is nothing to resume; 'run' starts a campaign."));
    Map<String, String> notes = changes(manifest);
    int blocks =
        launches == null
            ? manifest.blocks()
            : Math.max(manifest.blocks(), Numbers.atLeast(1, "--launches", launches));
    return new CampaignExecution(directory, driver, stopping.rules(), spec.commandLine().getOut())
        .resume(manifest.withBlocks(blocks), notes);
  }

  private Map<String, String> changes(Manifest manifest) {
    boolean same =
        manifest.tutti().equals(Version.text())
            && manifest.program().equals(ProgramIdentity.of(manifest.settings().classPath()));
    if (!same && !althoughChanged) {
      throw new UserError(
          115,
          "Since the campaign in '" + path + "' began, Tutti or the benchmarks have changed.",
          "Restore them, begin another campaign, or go on with --although-changed.");
    }
    return same ? Map.of() : Map.of("changed", "Tutti or the benchmarks, " + Version.text());
  }
}
