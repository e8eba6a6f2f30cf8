package org.tutti.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.records.campaign.HostList;
import picocli.CommandLine.Option;

/** The hosts on which ranks are started. */
public final class HostOptions {
  /** Before the name of a file of hosts; no host's name begins so. */
  private static final String FILE = "@";

  @Option(
      names = "--hosts",
      paramLabel = "HOST:N,...",
      description =
          "The hosts of the ranks and the number of ranks on each, such as h1:2,h2:2, for any"
              + " launcher, or @FILE with lines HOST:N, HOST slots=N max_slots=N, or HOST (default:"
              + " the launcher's).")
  private Optional<String> hosts;

  @Option(
      names = "--remote-shell",
      paramLabel = "PROGRAM",
      description =
          "The program that starts processes on other hosts: PROGRAM HOST COMMAND (default: the"
              + " launcher's, ssh).")
  private Optional<String> remoteShell;

  /**
   * Adds the hosts to a plan.
   *
   * @throws org.tutti.diagnostics.TuttiException if they are not of this form
   */
  public void addTo(CampaignPlanBuilder plan) {
    HostList named =
        hosts
            .map(
                text ->
                    text.startsWith(FILE)
                        ? HostList.ofFile(Path.of(text.substring(1)))
                        : HostList.parse(text))
            .orElse(HostList.OPEN);
    plan.hosts(remoteShell.map(named::withRemoteShell).orElse(named));
  }
}
