package org.tutti.lab.map;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.tutti.lab.map.MapBasis.CompletedLaunch;
import org.tutti.lab.map.MappedLaunches.OneLaunch;
import org.tutti.lab.map.PairTimes.EndPair;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LibraryTimes;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.OtherProgram;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.RankPlacement;

/** Maps of hosts whose slow parts are known, without launches. */
public final class SampleMap {
  private static final long SECOND = 1_000_000_000;

  /** How many times slower a pair is. */
  public interface Slowdown {
    double of(int one, int other);
  }

  private SampleMap() {}

  /** The name of a host: as many digits as all need, so that names are in order. */
  public static String host(int number) {
    return String.format("node%04d", number);
  }

  /**
   * All pairs of hosts, 16 hosts in a group.
   *
   * @param campaigns 1, or 2 of which the second one confirms
   */
  public static PairMap of(int hosts, int campaigns, int launches, Slowdown slowdown) {
    return of(
        hosts, campaigns, launches, slowdown, Map.of(), Map.of(), List.of(), Instant.EPOCH, 1.05);
  }

  /** The same, measured at that time and read with that limit. */
  public static PairMap of(
      int hosts, int launches, Slowdown slowdown, Instant started, double limit) {
    return of(hosts, 1, launches, slowdown, Map.of(), Map.of(), List.of(), started, limit);
  }

  /**
   * The same with what was observed of the hosts: all copy their memory equally fast, and another
   * program has the processor of one of them for half of the time.
   *
   * @param disturbed its number; -1 for none
   * @param slowWithin one whose own ranks take twice as long to exchange messages; -1 for none
   */
  public static PairMap observed(
      int hosts, int campaigns, int launches, Slowdown slowdown, int disturbed, int slowWithin) {
    Map<String, Double> own = new LinkedHashMap<>();
    Map<String, Double> within = new LinkedHashMap<>();
    Map<String, List<RankPlacement>> sharing = new LinkedHashMap<>();
    List<RankReport> reports = new ArrayList<>();
    for (int number = 0; number < hosts; number++) {
      own.put(host(number), 500_000.0);
      within.put(host(number), number == slowWithin ? 600.0 : 300.0);
      sharing.put(host(number), List.of(place(number)));
      long other = number == disturbed ? SECOND / 2 : 0;
      RankActivity activity = new RankActivity(SECOND, SECOND, 0, SECOND - other, other, 0, 0);
      reports.add(
          new RankReport(number, hosts, 1, 0, activity, MachineLoad.NONE, LibraryTimes.NONE));
    }
    List<OtherProgram> programs =
        disturbed < 0
            ? List.of()
            : List.of(new OtherProgram(host(disturbed), "occupier", 7, 0, SECOND / 2));
    Completion completion = new Completion(Instant.EPOCH, 1, reports, programs);
    return of(
        hosts,
        campaigns,
        launches,
        slowdown,
        own,
        within,
        List.of(new CompletedLaunch(sharing, completion)),
        Instant.EPOCH,
        1.05);
  }

  private static RankPlacement place(int number) {
    return new RankPlacement(number, host(number), 100 + number, "0");
  }

  private static PairMap of(
      int hosts,
      int campaigns,
      int launches,
      Slowdown slowdown,
      Map<String, Double> own,
      Map<String, Double> within,
      List<CompletedLaunch> completed,
      Instant started,
      double limit) {
    Random random = new Random(31L * hosts + launches);
    List<List<OneLaunch>> all = new ArrayList<>();
    for (int campaign = 0; campaign < campaigns; campaign++) {
      List<OneLaunch> ofCampaign = new ArrayList<>();
      for (int launch = 0; launch < launches; launch++) {
        Map<EndPair, Double> times = new HashMap<>();
        for (int one = 0; one < hosts; one++) {
          for (int other = one + 1; other < hosts; other++) {
            double time = 1500 * Math.exp(0.04 * random.nextGaussian());
            times.put(new EndPair(host(one), host(other)), time * slowdown.of(one, other));
          }
        }
        ofCampaign.add(new OneLaunch(times, List.of()));
      }
      all.add(ofCampaign);
    }
    Map<String, RankPlacement> places = new LinkedHashMap<>();
    IntStream.range(0, hosts).forEach(number -> places.put(host(number), place(number)));
    Map<String, String> groups = new LinkedHashMap<>();
    IntStream.range(0, hosts).forEach(number -> groups.put(host(number), "switch" + number / 16));
    return new PairMap(
        MappedTime.LATENCY,
        8,
        MapReading.DEFAULT.with(MappedEnd.HOST).with(HostGroups.of(groups)).withLimit(limit),
        new MapBasis(
            List.copyOf(places.keySet()),
            places,
            LaunchTopology.unknown(),
            started,
            own,
            within,
            Double.NaN,
            completed),
        all);
  }
}
