package org.tutti.cli.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.Rerun;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.DriverOptions;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageFileOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.TrustOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the plan of a campaign once more, on this machine. */
@Command(
    name = "rerun",
    description = {
      "Measures the plan of a campaign again, in the same order, in a new directory: on this"
          + " machine, with its java, the benchmarks of this jar, and the launcher found on the"
          + " path. Anything missing is reported before the first launch."
    },
    footer = {
      "",
      "Examples:",
      "  java -jar benchmarks.jar rerun theirs --results mine",
      "  java -jar benchmarks.jar compare theirs mine"
    })
public final class RerunCommand implements Callable<Integer> {
  private static final String SUFFIX = "-rerun";

  @Parameters(paramLabel = "DIR", description = "Campaign directory.")
  private Path path;

  @Option(
      names = "--results",
      paramLabel = "NEW",
      description = "New campaign directory (default: DIR-rerun, or with the next free number).")
  private Path results;

  @Option(
      names = "--launches",
      paramLabel = "N",
      converter = CountConverter.class,
      description = "Number of launches (of each treatment), if it differs from the plan.")
  private Integer launches;

  @Mixin private TrustOption trust;
  @Mixin private final DriverOptions driver = new DriverOptions(DriverOptions.STOPPING);

  @Mixin private PageOptions page;

  @Mixin private PageFileOption file;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    DriverSettings settings = driver.settings();
    OptionalInt number = launches == null ? OptionalInt.empty() : OptionalInt.of(launches);
    return ExitStatus.of(
        Campaign.rerun(
            new Rerun(
                path, results == null ? free(path) : results, number, trust.isGiven(), settings),
            new CampaignOutput(spec.commandLine().getOut(), page.style(), file, driver.isQuiet())));
  }

  /** The first name that nothing has, beside the campaign. */
  private static Path free(Path campaign) {
    String name = campaign.toAbsolutePath().normalize().getFileName() + SUFFIX;
    Path beside = campaign.toAbsolutePath().normalize().resolveSibling(name);
    Path free = beside;
    for (int number = 2; Files.exists(free); number++) {
      free = beside.resolveSibling(name + "-" + number);
    }
    Path here = Path.of("").toAbsolutePath();
    return free.startsWith(here) ? here.relativize(free) : free;
  }
}
