package org.tutti.analysis.disturbance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.RankPlacement;

/**
 * What disturbed the ranks of one host in one launch, on the processors that they used.
 *
 * @param host its name
 * @param seconds how long it was observed
 * @param otherSeconds processor time of other programs where ranks had to share processors with
 *     them; 0 where there were processors enough for both
 * @param stolenSeconds processor time that the host of the virtual machine took
 * @param waitedSeconds how long the rank that waited most was ready to run and had no processor; 0
 *     where the kernel does not tell
 * @param throttledSeconds how long the quota of the control group kept the ranks from running
 * @param heatEvents how often a processor was slowed down because it was hot
 */
public record HostDisturbance(
    String host,
    double seconds,
    double otherSeconds,
    double stolenSeconds,
    double waitedSeconds,
    double throttledSeconds,
    long heatEvents) {
  private static final double SECONDS_PER_NANO = 1e-9;

  /** Smaller shares are the system's own, and the error of counting in steps of 10 ms. */
  private static final double MIN_SHARE = 0.1;

  private static final double MIN_SECONDS = 0.1;
  private static final double MIN_STOLEN_SHARE = 0.01;
  private static final double MIN_THROTTLED_SECONDS = 0.001;

  /** Each host of a launch, in the order of ranks; none if nothing was observed. */
  public static List<HostDisturbance> of(List<RankPlacement> ranks, List<RankReport> reports) {
    Map<String, Map<String, List<RankPlacement>>> hosts = new LinkedHashMap<>();
    for (RankPlacement rank : ranks) {
      hosts
          .computeIfAbsent(rank.host(), host -> new LinkedHashMap<>())
          .computeIfAbsent(rank.cpus(), cpus -> new ArrayList<>())
          .add(rank);
    }
    List<HostDisturbance> found = new ArrayList<>();
    hosts.forEach(
        (host, groups) -> {
          HostDisturbance disturbance = of(host, groups, reports);
          if (disturbance.seconds() > 0) {
            found.add(disturbance);
          }
        });
    return found;
  }

  private static HostDisturbance of(
      String host, Map<String, List<RankPlacement>> groups, List<RankReport> reports) {
    double seconds = 0;
    double other = 0;
    double stolen = 0;
    double waited = 0;
    double throttled = 0;
    long heat = 0;
    for (List<RankPlacement> group : groups.values()) {
      RankReport first = reports.get(group.get(0).rank());
      RankActivity seen = first.activity();
      seconds = Math.max(seconds, SECONDS_PER_NANO * seen.nanos());
      stolen += SECONDS_PER_NANO * seen.stolenNanos();
      other += otherSeconds(group, reports);
      for (RankPlacement rank : group) {
        long nanos = reports.get(rank.rank()).activity().waitedNanos();
        waited = Math.max(waited, SECONDS_PER_NANO * nanos);
      }
      throttled = Math.max(throttled, SECONDS_PER_NANO * first.load().throttledNanos());
      heat = Math.max(heat, first.load().heatEvents());
    }
    return new HostDisturbance(host, seconds, other, stolen, waited, throttled, heat);
  }

  /** Seconds of ranks that may use the same processors; each of their processes counts once. */
  private static double otherSeconds(List<RankPlacement> group, List<RankReport> reports) {
    RankActivity seen = reports.get(group.get(0).rank()).activity();
    Set<Long> processes = new HashSet<>();
    long own = 0;
    for (RankPlacement rank : group) {
      own += processes.add(rank.pid()) ? reports.get(rank.rank()).activity().ownNanos() : 0;
    }
    long other = Math.max(0, seen.busyNanos() - own);
    int processors = group.get(0).processors().cardinality();
    boolean sharing = seen.nanos() > 0 && group.size() + other / (double) seen.nanos() > processors;
    return sharing ? SECONDS_PER_NANO * other : 0;
  }

  /** Share of the time in which other programs held up a rank, as far as the kernel tells. */
  public double otherShare() {
    double held = waitedSeconds > 0 ? Math.min(waitedSeconds, otherSeconds) : otherSeconds;
    return Math.min(1, held / seconds);
  }

  /** Share of the time in which the host of the virtual machine had a processor. */
  public double stolenShare() {
    return Math.min(1, stolenSeconds / seconds);
  }

  /** Share of the time in which processors were held back; heat slows them down for long. */
  public double throttledShare() {
    return heatEvents > 0 ? 1 : Math.min(1, throttledSeconds / seconds);
  }

  /** Whether other programs took a considerable share of a processor that ranks needed. */
  public boolean hasOtherPrograms() {
    return otherSeconds >= MIN_SHARE * seconds && otherSeconds >= MIN_SECONDS;
  }

  /** Whether the host of the virtual machine took a considerable share. */
  public boolean isStolen() {
    return stolenSeconds >= MIN_STOLEN_SHARE * seconds && stolenSeconds >= MIN_SECONDS;
  }

  /** Whether a quota or heat slowed the processors down. */
  public boolean isThrottled() {
    return throttledSeconds >= MIN_THROTTLED_SECONDS || heatEvents > 0;
  }
}
