package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.tutti.campaign.launch.HostAnswer;
import org.tutti.campaign.launch.RemoteHosts;

/**
 * Whether the other hosts of a launch still answer. Launchers notice that a process has died, but a
 * link that is down looks like a rank that computes. Hosts are asked only when a launch has been
 * silent for a while, and again before one is given up.
 */
final class HostWatch {
  /** After this time a dead link is suspected. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  /** The part of a shorter time limit after which hosts are asked. */
  private static final int SHARE = 4;

  private final RemoteHosts hosts;
  private final Duration patience;
  private Optional<CompletableFuture<List<HostAnswer>>> answers = Optional.empty();
  private Set<String> suspected = Set.of();
  private Duration next;

  /**
   * @param limit of the time that a launch may be silent
   */
  HostWatch(RemoteHosts hosts, Duration limit) {
    Duration share = limit.dividedBy(SHARE);
    this.hosts = hosts;
    this.patience = share.compareTo(PATIENCE) < 0 ? share : PATIENCE;
    this.next = patience;
  }

  /** How long a launch may be silent before hosts are asked. */
  Duration patience() {
    return patience;
  }

  /**
   * Looks at the hosts while a launch runs; returns at once.
   *
   * @param silent how long the launch has not been heard of
   * @return the hosts that have not answered twice in a row
   */
  Optional<String> lost(Duration silent) {
    if (hosts.isEmpty() || silent.compareTo(patience) < 0) {
      answers = Optional.empty();
      suspected = Set.of();
      next = patience;
      return Optional.empty();
    }
    if (answers.isEmpty() && silent.compareTo(next) >= 0) {
      answers = Optional.of(CompletableFuture.supplyAsync(() -> hosts.ask("", TIMEOUT)));
    }
    if (answers.filter(CompletableFuture::isDone).isEmpty()) {
      return Optional.empty();
    }
    List<HostAnswer> mute =
        answers.get().join().stream().filter(answer -> !answer.answers()).toList();
    answers = Optional.empty();
    String lost =
        mute.stream()
            .filter(answer -> suspected.contains(answer.host()))
            .flatMap(answer -> answer.silence().stream())
            .collect(Collectors.joining("; "));
    suspected = mute.stream().map(HostAnswer::host).collect(Collectors.toSet());
    next = suspected.isEmpty() ? silent.plus(patience) : silent;
    return Optional.of(lost).filter(text -> !text.isEmpty());
  }
}
