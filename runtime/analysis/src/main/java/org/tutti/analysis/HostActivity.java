package org.tutti.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.RankPlacement;

/**
 * What a host had to do in the launches of a campaign.
 *
 * @param host its name
 * @param launches what it had to do in each of those that were completed
 */
public record HostActivity(String host, List<InLaunch> launches) {
  public HostActivity {
    launches = List.copyOf(launches);
  }

  /**
   * The activity in one launch, from before its first cell to after its last.
   *
   * @param runnable tasks that were running or ready to run before or after it, whichever were
   *     more; the ranks included
   * @param pressure share of the time in which some task waited for a processor
   * @param preemptions how often a measuring thread on this host lost its processor
   * @param migrations how often one changed to another processor
   */
  public record InLaunch(int runnable, double pressure, long preemptions, long migrations) {
    private InLaunch withRank(InLaunch another) {
      return new InLaunch(
          runnable, pressure, preemptions + another.preemptions, migrations + another.migrations);
    }
  }

  /** Reads the files of a campaign again: the hosts in the order of ranks. */
  public static List<HostActivity> of(CampaignAnalysis analysis) {
    Map<String, List<InLaunch>> hosts = new LinkedHashMap<>();
    for (LaunchFile file : analysis.contents().launches()) {
      try (LaunchReader reader = file.open()) {
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          reader.giveBack(next.get());
        }
        reader
            .completion()
            .ifPresent(
                completion ->
                    of(reader.header().ranks(), completion.ranks())
                        .forEach(
                            (host, activity) ->
                                hosts
                                    .computeIfAbsent(host, any -> new ArrayList<>())
                                    .add(activity)));
      }
    }
    return hosts.entrySet().stream()
        .map(host -> new HostActivity(host.getKey(), host.getValue()))
        .toList();
  }

  /** Each host of a launch that was observed; its first rank tells of the host. */
  static Map<String, InLaunch> of(List<RankPlacement> ranks, List<RankReport> reports) {
    Map<String, InLaunch> hosts = new LinkedHashMap<>();
    for (RankPlacement rank : ranks) {
      RankReport report = reports.get(rank.rank());
      if (report.activity().nanos() > 0) {
        hosts.merge(rank.host(), inLaunch(report), InLaunch::withRank);
      }
    }
    return hosts;
  }

  private static InLaunch inLaunch(RankReport report) {
    RankActivity activity = report.activity();
    return new InLaunch(
        Math.max(report.load().runnableBefore(), report.load().runnableAfter()),
        Math.min(1, (double) report.load().pressureNanos() / activity.nanos()),
        activity.preemptions(),
        activity.migrations());
  }
}
