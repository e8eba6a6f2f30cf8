package org.tutti.measure.launch;

import java.util.List;
import java.util.Map;
import org.tutti.measure.cell.PlannedCell;
import org.tutti.measure.clock.LaunchClocks;
import org.tutti.measure.environment.Environment;
import org.tutti.measure.environment.TransportFacts;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;

/** Creates the header of a launch, which contains what is known before the first cell. */
final class HeaderMaker {
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
   * @param transport what carries the messages of this rank
   */
  LaunchHeader make(
      Communicator world,
      LibraryInfo library,
      LaunchClocks clocks,
      List<PlannedCell> cells,
      Map<String, String> learned,
      TransportFacts transport) {
    int processes = world.size();
    Environment environment = request.environment();
    for (Map.Entry<String, String> fact : learned.entrySet()) {
      environment = environment.with(fact.getKey(), fact.getValue());
    }
    HostEnvironment here =
        new HostEnvironment(
            environment.host(), library, environment.facts(), environment.variables());
    RankPlaces places = RankPlaces.gather(collectives, environment.host(), transport);
    List<RankPlacement> placements = places.placements();
    for (Map.Entry<String, String> fact : places.transports().entrySet()) {
      environment = environment.with(fact.getKey(), fact.getValue());
    }
    List<CellKey> plan = cells.stream().map(cell -> cell.key(processes)).toList();
    return new LaunchHeader(
        new LaunchIdentity(
            request.place().origin().orElseGet(LaunchOrigin::fresh),
            launch,
            seed,
            clocks.started(),
            request.place().levels()),
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
}
