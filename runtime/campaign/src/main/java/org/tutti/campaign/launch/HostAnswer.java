package org.tutti.campaign.launch;

import java.util.List;
import java.util.Optional;

/**
 * What a host has said when it was asked through the remote shell.
 *
 * @param answers whether it ran the whole command in time
 * @param lines what it printed, or what the remote shell did
 */
public record HostAnswer(String host, boolean answers, List<String> lines) {
  public HostAnswer {
    lines = List.copyOf(lines);
  }

  /** That it does not answer, with the last words of the remote shell; empty if it does. */
  public Optional<String> silence() {
    String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1).replaceFirst("\\.$", "");
    String why = last.isEmpty() ? "" : " (" + last + ")";
    return answers ? Optional.empty() : Optional.of(host + " does not answer" + why);
  }
}
