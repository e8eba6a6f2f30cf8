package org.tutti.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.diagnostics.HostProblem;
import org.tutti.records.campaign.HostList;
import picocli.CommandLine.Option;

/** The hosts on which ranks are started. */
public final class HostOptions {
  @Option(
      names = "--hosts",
      paramLabel = "HOST:N,...",
      description =
          "The hosts of the ranks and the number of ranks on each, such as h1:2,h2:2, for any"
              + " launcher (default: the launcher's).")
  private Optional<String> hosts;

  @Option(
      names = "--hostfile",
      paramLabel = "FILE",
      description = "The same as a file with lines HOST:N, HOST slots=N max_slots=N, or HOST.")
  private Optional<Path> file;

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
   * @throws org.tutti.diagnostics.TuttiException if they are given twice or are not of this form
   */
  public void addTo(CampaignPlanBuilder plan) {
    if (hosts.isPresent() && file.isPresent()) {
      throw HostProblem.HOSTS_MALFORMED.error(
          "--hosts and --hostfile exclude each other.", "Give only one of the two.");
    }
    HostList named =
        hosts.map(HostList::parse).or(() -> file.map(HostList::ofFile)).orElse(HostList.OPEN);
    plan.hosts(remoteShell.map(named::withRemoteShell).orElse(named));
  }
}
