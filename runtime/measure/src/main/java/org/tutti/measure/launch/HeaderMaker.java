package org.tutti.measure.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.measure.cell.PlannedCell;
import org.tutti.measure.clock.LaunchClocks;
import org.tutti.measure.environment.Environment;
import org.tutti.measure.environment.Placement;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.RankPlacement;

/** Creates the header of a launch, which contains what is known before the first cell. */
final class HeaderMaker {
  private static final String SEPARATOR = "\t";

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
   */
  LaunchHeader make(
      Communicator world,
      LibraryInfo library,
      LaunchClocks clocks,
      List<PlannedCell> cells,
      Map<String, String> learned) {
    int processes = world.size();
    Environment environment = request.environment();
    for (Map.Entry<String, String> fact : learned.entrySet()) {
      environment = environment.with(fact.getKey(), fact.getValue());
    }
    HostEnvironment here =
        new HostEnvironment(
            environment.host(), library, environment.facts(), environment.variables());
    List<RankPlacement> placements = placements();
    List<CellKey> plan = cells.stream().map(cell -> cell.key(processes)).toList();
    return new LaunchHeader(
        new LaunchIdentity(launch, seed, clocks.started(), request.levels()),
        processes,
        placements,
        library,
        clocks.qualities(),
        new LaunchEnvironment(
            TuttiVersion.text(),
            environment.facts(),
            environment.variables(),
            new OtherHosts(collectives, world.rank()).gather(placements, here)),
        plan);
  }

  private List<RankPlacement> placements() {
    Placement mine = Placement.ofThisThread();
    String host = request.environment().host();
    String text = String.join(SEPARATOR, host, Long.toString(mine.pid()), mine.cpus());
    List<RankPlacement> placements = new ArrayList<>();
    for (String other : collectives.gather(text)) {
      String[] words = other.split(SEPARATOR, -1);
      placements.add(
          new RankPlacement(placements.size(), words[0], Long.parseLong(words[1]), words[2]));
    }
    return placements;
  }
}
