package org.tutti.rank.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.cell.PlannedCell;
import org.tutti.rank.clock.LaunchClocks;
import org.tutti.rank.environment.Environment;
import org.tutti.rank.environment.Placement;
import org.tutti.rank.environment.SettingsFiles;
import org.tutti.rank.environment.TransportFacts;
import org.tutti.records.file.TuttiVersion;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankSoftware;

/** Creates the header of a launch, which contains what is known before the first cell. */
final class HeaderMaker {
  /** More of them would not be read, and cost a message each. */
  private static final int MAX_STRANGERS = 4;

  private final MeasureRequest request;
  private final long seed;
  private final int launch;
  private final CollectiveExchange collectives;

  HeaderMaker(MeasureRequest request, long seed, int launch, CollectiveExchange collectives) {
    this.request = request;
    this.seed = seed;
    this.launch = launch;
    this.collectives = collectives;
  }

  /**
   * Collective: the header; on ranks other than the root it lacks the placements and the other
   * hosts.
   *
   * @param library that this rank has loaded
   * @param learned facts about the environment that were not known before MPI was initialized
   * @param isFirst whether no earlier launch of this treatment is known: only then the root reads
   *     the control variables, with which Open MPI takes 0.2 s to begin; later launches compare the
   *     variables and files from which the library takes them
   */
  LaunchHeader make(
      MpiSession session,
      LibraryInfo library,
      LaunchClocks clocks,
      List<PlannedCell> cells,
      Map<String, String> learned,
      boolean isFirst) {
    Communicator world = session.world();
    boolean reads = isFirst && collectives.isRoot();
    int processes = world.size();
    boolean isSimulated = library.provider() == ProviderKind.SIMULATED;
    Environment environment = request.environment();
    for (Map.Entry<String, String> fact : learned.entrySet()) {
      environment = environment.with(fact.getKey(), fact.getValue());
    }
    environment = isSimulated ? environment.ofSimulation() : environment;
    for (Map.Entry<String, String> fact : SettingsFiles.of(environment).facts(library).entrySet()) {
      environment = environment.with(fact.getKey(), fact.getValue());
    }
    HostEnvironment here =
        new HostEnvironment(
            environment.host(), library, environment.facts(), environment.variables());
    RankPlaces places =
        RankPlaces.gather(
            collectives,
            environment.host(),
            isSimulated ? Placement.ofSimulation() : Placement.ofThisThread(),
            TransportFacts.of(library),
            RankSoftware.of(here).digest());
    for (Map.Entry<String, String> fact : places.transports().entrySet()) {
      environment = environment.with(fact.getKey(), fact.getValue());
    }
    RankEnvironments ranks = new RankEnvironments(collectives, world.rank());
    List<Integer> first = places.firstOfOtherHosts();
    List<HostEnvironment> otherHosts = ranks.gather(first, here);
    Map<Integer, List<Integer>> strangers = places.strangers();
    List<Integer> asked = new ArrayList<>(strangers.keySet());
    asked = asked.subList(0, Math.min(MAX_STRANGERS, asked.size()));
    List<HostEnvironment> answers = ranks.gather(asked, here);
    List<String> differences = new ArrayList<>();
    for (int index = 0; index < answers.size(); index++) {
      int reference = first.indexOf(places.firstOnHostOf(asked.get(index)));
      differences.add(
          difference(
              strangers.get(asked.get(index)),
              answers.get(index),
              places.firstOnHostOf(asked.get(index)),
              reference < 0 ? here : otherHosts.get(reference)));
    }
    if (!differences.isEmpty()) {
      environment =
          environment.with(LaunchEnvironment.RANKS_DIFFER, String.join("; ", differences));
    }
    List<CellKey> plan = new ArrayList<>();
    for (PlannedCell cell : cells) {
      plan.add(cell.key(processes));
    }
    return new LaunchHeader(
        new LaunchIdentity(
            request.place().origin().isPresent()
                ? request.place().origin().get()
                : LaunchOrigin.fresh(),
            launch,
            seed,
            clocks.started(),
            request.place().levels()),
        processes,
        places.placements(),
        library,
        clocks.qualities(),
        new LaunchEnvironment(
            TuttiVersion.text(),
            environment.facts(),
            environment.variables(),
            otherHosts,
            reads ? LibraryParameters.all(session) : new TreeMap<>()),
        plan);
  }

  /** What ranks run that the first one of their host does not. */
  private static String difference(
      List<Integer> ranks, HostEnvironment theirs, int first, HostEnvironment ofHost) {
    return RankPlaces.words(ranks)
        + (ranks.size() == 1 ? " differs" : " differ")
        + " from rank "
        + first
        + " of the same host: "
        + String.join(", ", RankSoftware.of(ofHost).differences(RankSoftware.of(theirs)));
  }
}
