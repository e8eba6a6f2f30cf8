package org.tutti.cli;

import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.ResumeOptions;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.DriverOptions;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageFileOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.StoppingOptions;
import org.tutti.cli.option.TrustOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the missing launches of a campaign. */
@Command(
    name = "resume",
    description = "Runs the missing launches of a campaign, in the order of its design.")
final class ResumeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Campaign directory.")
  private Path path;

  @Option(
      names = "--launches",
      paramLabel = "N",
      converter = CountConverter.class,
      description = "Number of launches (of each treatment), if more than planned.")
  private Integer launches;

  @Option(
      names = "--allow-changed",
      description =
          "Continue even if benchmarks, Tutti, the MPI library, or the machine have changed; the"
              + " change is recorded.")
  private boolean allowChanged;

  @Mixin private TrustOption trust;
  @Mixin private DriverOptions driver;
  @Mixin private StoppingOptions stopping;

  @Mixin private PageOptions page;

  @Mixin private PageFileOption file;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    DriverSettings settings = stopping.settings(driver);
    OptionalInt number = launches == null ? OptionalInt.empty() : OptionalInt.of(launches);
    return ExitStatus.of(
        Campaign.resume(
            path,
            new ResumeOptions(number, allowChanged, trust.isGiven(), settings),
            new CampaignOutput(spec.commandLine().getOut(), page.style(), file, driver.isQuiet())));
  }
}
