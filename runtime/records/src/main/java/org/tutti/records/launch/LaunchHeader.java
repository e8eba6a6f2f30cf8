package org.tutti.records.launch;

import java.util.List;
import org.tutti.mpi.LibraryInfo;

/**
 * Everything about a launch that is known before its first cell.
 *
 * @param identity which launch of the campaign it is
 * @param processes number of processes
 * @param ranks where each rank ran, by rank
 * @param library the MPI library, as the root loaded it
 * @param clocks the local clocks that its cells read
 * @param environment the environment in which it ran
 * @param plan the cells to be measured, in order
 */
public record LaunchHeader(
    LaunchIdentity identity,
    int processes,
    List<RankPlacement> ranks,
    LibraryInfo library,
    List<ClockRecord> clocks,
    LaunchEnvironment environment,
    List<CellKey> plan) {

  /** Version of the format that this Tutti writes and reads. */
  public static final int FORMAT_VERSION = 3;

  public LaunchHeader {
    ranks = List.copyOf(ranks);
    clocks = List.copyOf(clocks);
    plan = List.copyOf(plan);
  }

  /** The same of a launch by hand in the directory of a campaign. */
  public LaunchHeader byHand(String campaign) {
    LaunchIdentity joined =
        new LaunchIdentity(
            LaunchOrigin.byHand(campaign),
            identity.number(),
            identity.seed(),
            identity.started(),
            identity.levels());
    return new LaunchHeader(joined, processes, ranks, library, clocks, environment, plan);
  }
}
