package org.tutti.campaign.driver;

import java.util.List;
import org.tutti.campaign.launch.HostSweep;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.diagnostics.HostProblem;
import org.tutti.diagnostics.UserText;

/**
 * Ensures that no rank of an earlier attempt runs on another host while a launch is measured, or
 * says where one may.
 */
final class RemoteLeftovers {
  private final DriverListener listener;

  /** Another driver may have left some. */
  private boolean suspected = true;

  RemoteLeftovers(DriverListener listener) {
    this.listener = listener;
  }

  /** Ends what is left of all earlier attempts of the campaign, if that is possible. */
  void endBefore(Attempt attempt, RemoteHosts hosts) {
    if (suspected) {
      end(Attempt.mark(attempt.directory()), hosts);
    }
  }

  /** Ends what an attempt that did not end by itself has left. */
  void endAfter(Attempt attempt, RemoteHosts hosts) {
    end(attempt.mark(), hosts);
  }

  private void end(String mark, RemoteHosts hosts) {
    List<String> left = HostSweep.end(hosts, mark);
    suspected = !left.isEmpty();
    if (suspected) {
      listener.notice(
          new UserText(
              HostProblem.RANKS_LEFT.message(
                  "Ranks of an earlier attempt may still be running: "
                      + String.join("; ", left)
                      + ".",
                  "Kill them on that host: they take processor time from other launches.")));
    }
  }
}
