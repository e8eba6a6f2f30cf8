package org.tutti.campaign.map;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tutti.analysis.map.MapReading;
import org.tutti.analysis.map.MappedEnd;
import org.tutti.analysis.map.MappedTime;
import org.tutti.analysis.map.PairMap;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.driver.LaunchFailure;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MapProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.design.RoundRobin;
import org.tutti.stats.network.Suspect;

/** Measures maps. */
public final class Mapping {
  /** Further rounds of the second campaign, which tell how those are that nobody suspects. */
  private static final int ROUNDS_OF_OTHERS = 16;

  private static final int MIN_PARTNERS = 2;
  private static final String ALL = "all-pairs";
  private static final String AGAIN = "candidates-again";
  private static final String ALONE = "silent-one-by-one";

  /** Each launch names one pair that hangs, and leaves out those that are named. */
  private static final int LAUNCHES_ALONE = 3;

  private static final int SECONDS_ALONE = 30;

  private final MapPlan plan;
  private final CampaignListener listener;
  private final Path directory;
  private final long seed;
  private final List<LaunchFailure> failures = new ArrayList<>();
  private boolean interrupted;

  private Mapping(MapPlan plan, CampaignListener listener) {
    this.plan = plan;
    this.listener = listener;
    this.directory = plan.measuring().results();
    // What was begun goes on with the same orders, unless another seed is asked for.
    this.seed =
        plan.measuring().fixedSeed().isPresent()
            ? plan.measuring().seed()
            : ManifestFile.read(new CampaignDirectory(directory.resolve(ALL)))
                .map(Manifest::seed)
                .orElseGet(plan.measuring()::seed);
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
    return directory.resolve(ALL);
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
    List<LaunchFile> first = new ArrayList<>(launches(directory.resolve(ALL)));
    List<LaunchFile> alone = launches(directory.resolve(ALONE));
    List<String> silent = SilentPairs.named(alone.isEmpty() ? first : alone);
    first.addAll(alone);
    List<List<LaunchFile>> campaigns = new ArrayList<>(List.of(first));
    if (RecordFiles.isDirectory(directory.resolve(AGAIN))) {
      campaigns.add(launches(directory.resolve(AGAIN)));
    }
    List<PairMap> maps = maps(campaigns, reading);
    if (maps.isEmpty()) {
      throw MapProblem.NO_PAIRS.error(
          "No launch in " + directory + " has times of pairs.",
          "See why its launches failed, and measure again.");
    }
    return new MapResult(maps, silent, directory, List.of(), false);
  }

  private static List<LaunchFile> launches(Path campaign) {
    return RecordFiles.isDirectory(campaign)
        ? CampaignContents.of(new CampaignDirectory(campaign)).launches()
        : List.of();
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
    MapReadingFile.write(directory, plan.reading());
    listener.preparing(new UserText(size.words()));
    List<LaunchFile> first =
        new ArrayList<>(measure(ALL, rounds(processes), plan.isolated(), plan.measuring()));
    tellOfSameHosts(first);
    List<String> silent = SilentPairs.named(first);
    TreeSet<Integer> hung = SilentPairs.rounds(first);
    if (!hung.isEmpty() && !interrupted) {
      List<LaunchFile> alone = measure(ALONE, List.copyOf(hung), true, oneByOne());
      silent = SilentPairs.named(alone);
      first.addAll(alone);
    }
    List<PairMap> maps = mapsOfMeasured(List.of(first));
    List<Suspect> candidates = maps.stream().flatMap(map -> map.candidates().stream()).toList();
    if (!candidates.isEmpty() && !interrupted) {
      TreeSet<Integer> rounds =
          new TreeSet<>(rounds(processes).stream().limit(ROUNDS_OF_OTHERS).toList());
      CampaignPlan otherwise = placedOtherwise(maps.get(0));
      int shift = otherwise.hosts().equals(plan.measuring().hosts()) ? 0 : ranksOfHost();
      maps.forEach(map -> rounds.addAll(roundsOfCandidates(map, shift)));
      rounds.removeAll(hung);
      List<LaunchFile> again = measure(AGAIN, List.copyOf(rounds), plan.isolated(), otherwise);
      maps = mapsOfMeasured(List.of(first, again));
    }
    return new MapResult(maps, silent, directory, failures, interrupted);
  }

  /** Launches that failed before any pair was measured are told by their failures. */
  private List<PairMap> mapsOfMeasured(List<List<LaunchFile>> campaigns) {
    try {
      return maps(campaigns, plan.reading());
    } catch (TuttiException e) {
      if (e.problem() == MapProblem.NO_PAIRS && !failures.isEmpty()) {
        return List.of();
      }
      throw e;
    }
  }

  private void tellOfSameHosts(List<LaunchFile> launches) {
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
  private CampaignPlan oneByOne() {
    CampaignPlanBuilder builder = plan.measuring().toBuilder().launches(LAUNCHES_ALONE);
    return plan.measuring().settings().find(SettingKey.TIMEOUT).isPresent()
        ? builder.build()
        : builder.set(SettingKey.TIMEOUT, SECONDS_ALONE).build();
  }

  private List<LaunchFile> measure(
      String name, List<Integer> rounds, boolean isolated, CampaignPlan measuring) {
    int processes = measuring.processes();
    CampaignPlanBuilder campaign =
        measuring.toBuilder()
            .benchmarks(List.of(plan.what().benchmark(), MappedTime.OWN))
            .set(SettingKey.SUMMARY_ALL_RANKS, true)
            .parameter("round", texts(rounds.stream().mapToInt(round -> round)))
            .seed(seed)
            .results(directory.resolve(name));
    if (plan.what().isDirected()) {
      campaign.parameter("direction", "0", "1");
    }
    if (isolated) {
      campaign.parameter("only", texts(IntStream.range(0, processes / 2)));
    }
    CampaignResult result = Campaign.run(campaign.build(), listener);
    failures.addAll(result.failures());
    interrupted |= result.outcome().interrupted();
    return result.launches();
  }

  private static String[] texts(IntStream numbers) {
    return numbers.mapToObj(Integer::toString).toArray(String[]::new);
  }

  /** The rounds in an order that is drawn; all, or as many as each process is to have partners. */
  private List<Integer> rounds(int processes) {
    RoundRobin schedule = new RoundRobin(processes);
    List<Integer> rounds = new ArrayList<>(IntStream.range(0, schedule.rounds()).boxed().toList());
    Collections.shuffle(rounds, new Random(seed));
    int partners = plan.partners();
    if (partners != 0 && (partners < MIN_PARTNERS || partners > rounds.size())) {
      throw MapProblem.PARTNERS_INVALID.error(
          partners + " partners are not possible for " + processes + " processes.",
          "Give a number from " + MIN_PARTNERS + " to " + rounds.size() + ", or none for all.");
    }
    return partners == 0 ? rounds : rounds.subList(0, partners);
  }

  /**
   * The plan with the hosts in another order, so that a slow host is told from a slow rank, if
   * hosts are what is told apart, all have as many ranks, and the order of these is known.
   */
  private CampaignPlan placedOtherwise(PairMap map) {
    List<String> hostOfRank = map.endOfRank();
    CampaignPlan measuring = plan.measuring();
    boolean known =
        map.per() == MappedEnd.HOST
            && measuring.hosts().places().size() > 1
            && measuring.hosts().places().values().stream().distinct().count() == 1
            && ranksOfHost() * measuring.hosts().places().size() == measuring.processes()
            && IntStream.range(0, measuring.processes())
                .allMatch(
                    rank ->
                        hostOfRank.get(rank).equals(hostOfRank.get(rank - rank % ranksOfHost())));
    return known ? measuring.toBuilder().hosts(measuring.hosts().rotated()).build() : measuring;
  }

  private int ranksOfHost() {
    return plan.measuring().hosts().places().values().iterator().next();
  }

  /** The rounds in which candidates meet, if all ranks are so much lower. */
  private static List<Integer> roundsOfCandidates(PairMap map, int shift) {
    List<Integer> rounds = new ArrayList<>();
    for (Suspect suspect : map.candidates()) {
      switch (suspect.part()) {
        case PAIR ->
            rounds.addAll(
                meetings(ranks(map, suspect.first()), ranks(map, suspect.second()), map, shift)
                    .keySet());
        case BLOCK ->
            meetings(
                    ranksOfGroup(map, suspect.first()),
                    ranksOfGroup(map, suspect.second()),
                    map,
                    shift)
                .entrySet()
                .stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                .limit(ROUNDS_OF_OTHERS / 2)
                .forEach(round -> rounds.add(round.getKey()));
        case GROUP, END, SENDING_END, RECEIVING_END -> {}
      }
    }
    return rounds;
  }

  /** How many pairs of some ranks with others meet in each round. */
  private static Map<Integer, Integer> meetings(
      List<Integer> some, List<Integer> others, PairMap map, int shift) {
    int processes = map.endOfRank().size();
    RoundRobin schedule = new RoundRobin(processes);
    Map<Integer, Integer> meetings = new TreeMap<>();
    for (int one : some) {
      for (int other : others) {
        meetings.merge(
            schedule.round(
                Math.floorMod(one - shift, processes), Math.floorMod(other - shift, processes)),
            1,
            Integer::sum);
      }
    }
    return meetings;
  }

  private static List<Integer> ranksOfGroup(PairMap map, int group) {
    return IntStream.range(0, map.ends().size())
        .filter(end -> map.groupOf(end) == group)
        .mapToObj(end -> ranks(map, end))
        .flatMap(List::stream)
        .toList();
  }

  private static List<Integer> ranks(PairMap map, int end) {
    return IntStream.range(0, map.endOfRank().size())
        .filter(rank -> map.endOfRank().get(rank).equals(map.ends().get(end)))
        .boxed()
        .toList();
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
