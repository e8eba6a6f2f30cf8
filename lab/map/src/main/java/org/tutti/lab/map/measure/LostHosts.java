package org.tutti.lab.map.measure;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.campaign.driver.CampaignProgress;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.launch.HostAnswer;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

/**
 * Ends a campaign after a launch that failed if hosts no longer answer: all that follow would fail.
 */
final class LostHosts implements CampaignStoppingRule {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final RemoteHosts hosts;
  private final TreeSet<String> lost = new TreeSet<>();
  private Optional<String> why = Optional.empty();

  LostHosts(RemoteHosts hosts) {
    this.hosts = hosts;
  }

  @Override
  public Optional<String> stop(CampaignProgress progress) {
    return hasFailed(progress.directory()) ? ask() : Optional.empty();
  }

  /** Why the campaign cannot go on with all hosts; empty if all of them answer. */
  Optional<String> ask() {
    RemoteHosts suspected = mute(hosts);
    List<HostAnswer> silent =
        suspected.ask("", TIMEOUT).stream().filter(answer -> !answer.answers()).toList();
    silent.forEach(answer -> lost.add(answer.host()));
    why =
        Optional.of(
                silent.stream()
                    .flatMap(answer -> answer.silence().stream())
                    .collect(Collectors.joining("; ")))
            .filter(words -> !words.isEmpty());
    return why;
  }

  /** What the last question has told. */
  Optional<String> why() {
    return why;
  }

  /** One that is busy, or a link that drops a packet, may not answer once. */
  private static RemoteHosts mute(RemoteHosts hosts) {
    return new RemoteHosts(
        hosts.ask("", TIMEOUT).stream()
            .filter(answer -> !answer.answers())
            .map(HostAnswer::host)
            .toList(),
        hosts.shell());
  }

  /** The hosts that did not answer. */
  Collection<String> names() {
    return lost;
  }

  private static boolean hasFailed(CampaignDirectory campaign) {
    List<JournalEntry> entries = Journal.read(campaign.journal()).entries();
    return !entries.isEmpty() && entries.get(entries.size() - 1).event() == Event.FAILED;
  }
}
