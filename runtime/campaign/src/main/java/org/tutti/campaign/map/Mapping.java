package org.tutti.campaign.map;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.map.MapReading;
import org.tutti.analysis.map.MappedEnd;
import org.tutti.analysis.map.MappedTime;
import org.tutti.analysis.map.PairMap;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.map.MapDirectory.MapStage;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MapProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.design.RoundRobin;

/** Measures maps. */
public final class Mapping {
  /** Further rounds of the second campaign, which tell how those are that nobody suspects. */
  private static final int ROUNDS_OF_OTHERS = 16;

  private static final int MIN_PARTNERS = 2;

  /** Each launch names one pair that hangs, and leaves out those that are named. */
  private static final int LAUNCHES_ALONE = 3;

  private static final int SECONDS_ALONE = 30;

  private final MapPlan plan;
  private final CampaignListener listener;
  private final MapDirectory directory;
  private final MapCampaigns campaigns;
  private final long seed;

  private Mapping(MapPlan plan, CampaignListener listener) {
    this.plan = plan;
    this.listener = listener;
    this.directory = new MapDirectory(plan.measuring().results());
    // What was begun goes on with the same orders, unless another seed is asked for.
    this.seed =
        plan.measuring().fixedSeed().isPresent()
            ? plan.measuring().seed()
            : ManifestFile.read(new CampaignDirectory(directory.of(MapStage.ALL)))
                .map(Manifest::seed)
                .orElseGet(plan.measuring()::seed);
    this.campaigns = new MapCampaigns(plan, listener, directory, seed);
  }

  /**
   * Measures all pairs, and candidates again.
   *
   * @throws org.tutti.diagnostics.TuttiException if nothing can be mapped so
   */
  public static MapResult run(MapPlan plan, CampaignListener listener) {
    return new Mapping(plan, listener).run();
  }

  /** Whether a directory is one that this class has made. */
  public static boolean isMap(Path directory) {
    return RecordFiles.isDirectory(campaign(directory));
  }

  /** The directory of the campaign in which all pairs meet. */
  public static Path campaign(Path directory) {
    return new MapDirectory(directory).of(MapStage.ALL);
  }

  /**
   * How a map was to be read when it was measured.
   *
   * @param directory as {@link MapResult#directory} says
   */
  public static MapReading reading(Path directory) {
    checkMap(directory);
    return MapReadingFile.read(directory);
  }

  private static void checkMap(Path directory) {
    if (!isMap(directory)) {
      throw MapProblem.NO_PAIRS.error(
          "There is no map in " + directory + ".", "Name a directory that map has made.");
    }
  }

  /**
   * Reads maps that were measured.
   *
   * @param directory as {@link MapResult#directory} says
   */
  public static MapResult open(Path directory, MapReading reading) {
    checkMap(directory);
    MapDirectory campaigns = new MapDirectory(directory);
    List<PairMap> maps = maps(campaigns, reading);
    if (maps.isEmpty()) {
      throw MapProblem.NO_PAIRS.error(
          "No launch in " + directory + " has times of pairs.",
          "See why its launches failed, and measure again.");
    }
    return new MapResult(maps, unanswered(campaigns), directory, List.of(), false);
  }

  /** Hosts, if a launch has several of them, otherwise ranks. */
  private static MappedEnd usual(List<LaunchFile> launches) {
    boolean several =
        launches.stream().limit(1).anyMatch(launch -> PairMap.hosts(launch).size() > 1);
    return several ? MappedEnd.HOST : MappedEnd.RANK;
  }

  private MapResult run() {
    int processes = plan.measuring().processes();
    if (processes < 2) {
      throw MapProblem.ONE_PROCESS.error(
          "One process meets no other.", "Give two processes or more with -np.");
    }
    MapSize size = MapSize.of(plan, rounds(processes));
    plan.reading().figure().check(size.observations());
    MapReadingFile.write(directory.path(), plan.reading());
    listener.preparing(new UserText(size.words()));
    campaigns.measure(
        MapStage.ALL, UnaryOperator.identity(), plan.isolated(), now -> rounds(now.processes()));
    tellOfSameHosts();
    int left = campaigns.measuring().processes();
    TreeSet<Integer> hung = SilentPairs.rounds(directory.launches(MapStage.ALL), left);
    campaigns.measure(
        MapStage.ALONE,
        this::oneByOne,
        true,
        now -> now.processes() == left ? List.copyOf(hung) : List.of());
    List<PairMap> maps = mapsOfMeasured();
    if (maps.stream().anyMatch(map -> !map.candidates().isEmpty())) {
      HostOrder known = new HostOrder(campaigns.measuring(), maps.get(0));
      List<PairMap> first = maps;
      campaigns.measure(
          MapStage.AGAIN,
          known::otherwise,
          plan.isolated(),
          now -> roundsAgain(known, now, first, now.processes() == left ? hung : Set.of()));
      maps = mapsOfMeasured();
    }
    return new MapResult(
        maps,
        unanswered(directory),
        directory.path(),
        campaigns.failures(),
        campaigns.isInterrupted());
  }

  /** Launches that failed before any pair was measured are told by their failures. */
  private List<PairMap> mapsOfMeasured() {
    try {
      return maps(directory, plan.reading());
    } catch (TuttiException e) {
      if (e.problem() == MapProblem.NO_PAIRS && !campaigns.failures().isEmpty()) {
        return List.of();
      }
      throw e;
    }
  }

  private void tellOfSameHosts() {
    List<LaunchFile> launches = directory.firstLaunches(MapStage.ALL);
    int named = plan.measuring().hosts().places().size();
    Set<String> hosts = launches.isEmpty() ? Set.of() : PairMap.hosts(launches.get(0));
    if (!hosts.isEmpty() && hosts.size() < named) {
      listener.notice(
          new UserText(
              MapProblem.SAME_HOSTS.label()
                  + " Of "
                  + Counted.of(named, "host")
                  + " that are named, some are the same: ranks ran on "
                  + String.join(", ", hosts)
                  + "."));
    }
  }

  /** The pairs of rounds that hung, with a limit that those of them soon reach that hang. */
  private CampaignPlan oneByOne(CampaignPlan measuring) {
    CampaignPlanBuilder builder = measuring.toBuilder().launches(LAUNCHES_ALONE);
    return measuring.settings().find(SettingKey.TIMEOUT).isPresent()
        ? builder.build()
        : builder.set(SettingKey.TIMEOUT, SECONDS_ALONE).build();
  }

  /** The rounds in an order that is drawn; all, or as many as each process is to have partners. */
  private List<Integer> rounds(int processes) {
    RoundRobin schedule = new RoundRobin(processes);
    List<Integer> rounds = new ArrayList<>(IntStream.range(0, schedule.rounds()).boxed().toList());
    Collections.shuffle(rounds, new Random(seed));
    boolean isRest = processes < plan.measuring().processes();
    int partners = isRest && plan.partners() >= rounds.size() ? 0 : plan.partners();
    if (partners != 0 && (partners < MIN_PARTNERS || partners > rounds.size())) {
      throw MapProblem.PARTNERS_INVALID.error(
          partners + " partners are not possible for " + processes + " processes.",
          "Give a number from " + MIN_PARTNERS + " to " + rounds.size() + ", or none for all.");
    }
    return partners == 0 ? rounds : rounds.subList(0, partners);
  }

  /** The rounds in which candidates meet, and some others. */
  private List<Integer> roundsAgain(
      HostOrder known, CampaignPlan now, List<PairMap> maps, Set<Integer> hung) {
    TreeSet<Integer> rounds =
        new TreeSet<>(rounds(now.processes()).stream().limit(ROUNDS_OF_OTHERS).toList());
    maps.forEach(map -> rounds.addAll(new CandidateRounds(map, known.ends(now)).all()));
    rounds.removeAll(hung);
    return List.copyOf(rounds);
  }

  private static List<String> unanswered(MapDirectory directory) {
    List<LaunchFile> alone = directory.launches(MapStage.ALONE);
    List<String> words =
        new ArrayList<>(
            SilentPairs.named(alone.isEmpty() ? directory.launches(MapStage.ALL) : alone));
    for (String host : directory.lost()) {
      words.add(
          MapProblem.HOST_LEFT_OUT.label()
              + " "
              + host
              + " stopped answering. The other hosts were measured without it.");
    }
    return words;
  }

  private static List<PairMap> maps(MapDirectory directory, MapReading reading) {
    List<List<LaunchFile>> campaigns = new ArrayList<>();
    campaigns.add(
        Stream.of(MapStage.ALL, MapStage.ALONE)
            .flatMap(stage -> directory.launches(stage).stream())
            .toList());
    List<LaunchFile> again = directory.launches(MapStage.AGAIN);
    if (!again.isEmpty()) {
      campaigns.add(again);
    }
    return maps(campaigns, reading);
  }

  private static List<PairMap> maps(List<List<LaunchFile>> campaigns, MapReading reading) {
    MapReading known = reading.with(reading.per().orElseGet(() -> usual(campaigns.get(0))));
    List<PairMap> maps = new ArrayList<>();
    for (MappedTime what : MappedTime.values()) {
      TreeSet<Long> sizes = new TreeSet<>();
      campaigns.get(0).forEach(file -> sizes.addAll(PairMap.sizes(file, what)));
      sizes.forEach(size -> maps.add(PairMap.of(campaigns, what, size, known)));
    }
    return maps;
  }
}
