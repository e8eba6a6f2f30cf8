package org.tutti.lab.map.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.driver.LaunchFailure;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MapProblem;
import org.tutti.diagnostics.UserText;
import org.tutti.lab.map.MappedEnd;
import org.tutti.lab.map.MappedTime;
import org.tutti.lab.map.measure.MapDirectory.MapStage;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.design.DerivedSeed;

/** Measures the stages of a map, from then on without the hosts that stop answering. */
final class MapCampaigns {
  private final MapPlan plan;
  private final CampaignListener listener;
  private final MapDirectory directory;
  private final long seed;
  private CampaignPlan measuring;
  private final List<LaunchFailure> failures = new ArrayList<>();
  private boolean interrupted;

  MapCampaigns(MapPlan plan, CampaignListener listener, MapDirectory directory, long seed) {
    this.plan = plan;
    this.listener = listener;
    this.directory = directory;
    this.seed = seed;
    this.measuring = plan.measuring();
  }

  /** The plan with the hosts that are left. */
  CampaignPlan measuring() {
    return measuring;
  }

  /** The launches that failed, but for those of hosts that were left out. */
  List<LaunchFailure> failures() {
    return failures;
  }

  boolean isInterrupted() {
    return interrupted;
  }

  /**
   * Measures a stage.
   *
   * @param how what is special about its plan
   * @param isolated whether pairs are measured one after the other
   * @param rounds those in which the processes of a plan meet; none ends the stage
   */
  void measure(
      MapStage stage,
      UnaryOperator<CampaignPlan> how,
      boolean isolated,
      Function<CampaignPlan, List<Integer>> rounds) {
    boolean goesOn = true;
    while (goesOn && !interrupted) {
      CampaignPlan now = how.apply(measuring);
      Path place = place(stage);
      LostHosts watch = new LostHosts(RemoteHosts.of(now.hosts(), System.getenv()));
      // A host that was lost earlier would be refused before anything is measured.
      Optional<String> why = RecordFiles.isDirectory(place) ? watch.ask() : Optional.empty();
      List<Integer> meetings = rounds.apply(now);
      if (!(why.isPresent() && isEnough(watch.names())) && !meetings.isEmpty()) {
        CampaignPlan left =
            now.toBuilder().set(SettingKey.LAUNCHES, launches(now, stage, place)).build();
        CampaignResult result = run(stage, place, left, isolated, meetings, watch);
        interrupted |= result.outcome().interrupted();
        why = watch.why();
        if (why.isEmpty() && !result.failures().isEmpty() && !interrupted) {
          why = watch.ask();
        }
        if (why.isEmpty() || !isEnough(watch.names())) {
          failures.addAll(result.failures());
        }
      }
      goesOn = why.isPresent() && isEnough(watch.names()) && !interrupted;
      if (goesOn) {
        leaveOut(watch.names(), why.get());
      }
    }
  }

  private Path place(MapStage stage) {
    return isWhole() ? directory.of(stage) : directory.of(stage, measuring.hosts().places().size());
  }

  /** Whether no host was lost. */
  private boolean isWhole() {
    return measuring.hosts().equals(plan.measuring().hosts());
  }

  /** Launches with a lost host count for the others, unless ranks have other numbers now. */
  private int launches(CampaignPlan now, MapStage stage, Path place) {
    if (isWhole() || plan.reading().per().equals(Optional.of(MappedEnd.RANK))) {
      return now.launches();
    }
    long before =
        directory.launches(stage).stream()
            .filter(launch -> launch.whole() && !launch.path().startsWith(place))
            .count();
    return (int) Math.max(1, now.launches() - before);
  }

  /** One host has no link to another. */
  private boolean isEnough(Collection<String> lost) {
    return hostsOfRanks(measuring, lost).stream().distinct().count() > 1;
  }

  private CampaignResult run(
      MapStage stage,
      Path place,
      CampaignPlan now,
      boolean isolated,
      List<Integer> rounds,
      LostHosts watch) {
    CampaignPlanBuilder campaign =
        now.toBuilder()
            .benchmarks(benchmarks(now))
            .set(SettingKey.SUMMARY_ALL_RANKS, true)
            .parameter("round", texts(rounds.stream().mapToInt(round -> round)))
            .set(
                SettingKey.SEED,
                stage == MapStage.ALL ? seed : DerivedSeed.of(seed, stage.ordinal()))
            .rule(watch)
            .set(SettingKey.RESULTS, place);
    if (plan.what().isDirected()) {
      campaign.parameter("direction", "0", "1");
    }
    if (isolated) {
      campaign.parameter("only", texts(IntStream.range(0, now.processes() / 2)));
    }
    return Campaign.run(campaign.build(), listener);
  }

  /** Simulated ranks have no memory of their own. */
  private List<String> benchmarks(CampaignPlan now) {
    String pairs = plan.what().benchmark();
    return now.mpi().provider().equals(Optional.of(ProviderKind.SIMULATED))
        ? List.of(pairs)
        : List.of(pairs, MappedTime.OWN);
  }

  private static String[] texts(IntStream numbers) {
    return numbers.mapToObj(Integer::toString).toArray(String[]::new);
  }

  private void leaveOut(Collection<String> lost, String why) {
    measuring = without(measuring, lost);
    listener.notice(
        new UserText(
            MapProblem.HOST_LEFT_OUT.label()
                + " "
                + why
                + ". The map goes on with the other "
                + Counted.of(measuring.hosts().places().size(), "host")
                + "."));
  }

  private static CampaignPlan without(CampaignPlan plan, Collection<String> lost) {
    return plan.toBuilder()
        .set(SettingKey.PROCESSES, hostsOfRanks(plan, lost).size())
        .set(SettingKey.HOSTS, plan.hosts().without(lost).alone())
        .build();
  }

  /** The host of each rank that is left. */
  static List<String> hostsOfRanks(CampaignPlan plan, Collection<String> lost) {
    return plan.hosts().ofRanks(plan.processes(), plan.launch().placement().isCyclic()).stream()
        .filter(host -> !lost.contains(host))
        .toList();
  }
}
