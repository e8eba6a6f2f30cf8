package org.tutti.lab.map.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MapProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.diagnostics.UserText;
import org.tutti.lab.map.MapReading;
import org.tutti.lab.map.MappedEnd;
import org.tutti.lab.map.MappedTime;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.measure.MapDirectory.MapStage;
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

  /** So many meet each other unless fewer are asked for; of more, each meets some. */
  private static final int MAX_MEETING_ALL = 128;

  private static final int USUAL_PARTNERS = 32;

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
        plan.measuring().find(SettingKey.SEED).isPresent()
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
      throw MeasurementProblem.PROCESSES_TOO_FEW.error(
          "One process meets no other.", "Give two processes or more with -np.");
    }
    plan.measuring().hosts().checkSize(processes);
    tellOfFreeHosts();
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
      CpuOrder cpus = CpuOrder.of(directory.launches(MapStage.ALL).get(0));
      List<PairMap> first = maps;
      campaigns.measure(
          MapStage.AGAIN,
          measuring ->
              first.get(0).per() == MappedEnd.HOST
                  ? known.otherwise(measuring)
                  : cpus.otherwise(measuring),
          plan.isolated(),
          now -> roundsAgain(known, cpus, now, first, now.processes() == left ? hung : Set.of()));
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

  private void tellOfFreeHosts() {
    Set<String> free = new LinkedHashSet<>(plan.measuring().hosts().places().keySet());
    free.removeAll(hostsWithRanks());
    if (!free.isEmpty()) {
      listener.notice(
          new UserText(
              MapProblem.HOSTS_WITHOUT_RANKS.message(
                  "No process runs on "
                      + String.join(", ", free)
                      + ": "
                      + Counted.of(plan.measuring().processes(), "process")
                      + " fill the hosts before.",
                  "To map all hosts, give more processes with -np, or fewer places for each"
                      + " host.")));
    }
  }

  /** The names of hosts that should have ranks; none if the launcher decides. */
  private Set<String> hostsWithRanks() {
    return plan.measuring().hosts().isOpen()
        ? Set.of()
        : Set.copyOf(MapCampaigns.hostsOfRanks(plan.measuring(), List.of()));
  }

  private void tellOfSameHosts() {
    List<LaunchFile> launches = directory.firstLaunches(MapStage.ALL);
    int named = hostsWithRanks().size();
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
    CampaignPlanBuilder builder = measuring.toBuilder().set(SettingKey.LAUNCHES, LAUNCHES_ALONE);
    return measuring.settings().find(SettingKey.TIMEOUT).isPresent()
        ? builder.build()
        : builder.set(SettingKey.TIMEOUT, SECONDS_ALONE).build();
  }

  /**
   * The rounds in an order that is drawn, as many as each process is to have partners: without a
   * number, all of them, unless there are many.
   */
  private List<Integer> rounds(int processes) {
    RoundRobin schedule = new RoundRobin(processes);
    int all = schedule.rounds();
    int partners = plan.partners();
    if (partners == 0) {
      partners = processes > MAX_MEETING_ALL ? USUAL_PARTNERS : all;
    } else if (partners < MIN_PARTNERS
        || partners > all && processes == plan.measuring().processes()) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          partners + " partners are not possible for " + processes + " processes.",
          "Give a number from " + MIN_PARTNERS + " to " + all + ", or none for as usual.");
    }
    return schedule.spread(partners, new Random(seed));
  }

  /** The rounds in which candidates meet, and some others. */
  private List<Integer> roundsAgain(
      HostOrder known, CpuOrder cpus, CampaignPlan now, List<PairMap> maps, Set<Integer> hung) {
    TreeSet<Integer> rounds =
        new TreeSet<>(rounds(now.processes()).stream().limit(ROUNDS_OF_OTHERS).toList());
    List<Integer> others = List.copyOf(rounds);
    List<String> ends = known.ends(now);
    for (PairMap map : maps) {
      rounds.addAll(new CandidateRounds(map, ends).beside(others));
      // Whether ranks or their processors are slow is not known yet.
      if (now.launch().placement().isByProcessors()) {
        rounds.addAll(new CandidateRounds(map, cpus.moved(ends)).beside(others));
      }
    }
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
      for (long size : sizes) {
        PairMap map = PairMap.of(campaigns, what, size, known);
        Optional<PairMap> other =
            otherEnd(campaigns, map.per())
                .map(end -> PairMap.of(campaigns, what, size, known.with(end)))
                .filter(confirming -> !confirming.confirmed().isEmpty());
        // What is slow comes first: a processor, if no rank is slow wherever it runs.
        other.filter(any -> map.confirmed().isEmpty()).ifPresent(maps::add);
        maps.add(map);
        other.filter(any -> !map.confirmed().isEmpty()).ifPresent(maps::add);
      }
    }
    return maps;
  }

  /** What is told apart besides, since the confirming launches tell one from the other. */
  private static Optional<MappedEnd> otherEnd(List<List<LaunchFile>> campaigns, MappedEnd end) {
    if (campaigns.size() < 2 || campaigns.stream().anyMatch(List::isEmpty)) {
      return Optional.empty();
    }
    CpuOrder first = CpuOrder.of(campaigns.get(0).get(0));
    return first.otherEnd(CpuOrder.of(campaigns.get(1).get(0)), end);
  }
}
