package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.List;
import org.tutti.campaign.CampaignPlan;
import org.tutti.diagnostics.ArgumentCheck;

/**
 * What to tune, and how long to try.
 *
 * @param measuring how everything is measured: library, sizes, launches of the verification
 * @param directory for the campaigns
 * @param operations such as {@code MPI_Allreduce}
 * @param processes numbers of processes
 * @param maxLaunches most launches of each algorithm in a race
 * @param margin least relative gain, such as 0.03
 * @param segments segment sizes to try in bytes, besides the library's
 * @param arrivals arrival patterns, in the worst of which an algorithm has to be good; none if
 *     arrivals are not varied
 */
public record TuningPlan(
    CampaignPlan measuring,
    Path directory,
    List<String> operations,
    List<Integer> processes,
    int maxLaunches,
    double margin,
    List<Long> segments,
    List<String> arrivals) {

  public TuningPlan {
    ArgumentCheck.atLeast("maxLaunches", maxLaunches, 1);
    ArgumentCheck.above("margin", margin, 0);
    processes.forEach(number -> ArgumentCheck.atLeast("processes", number, 1));
    operations = List.copyOf(operations);
    processes = List.copyOf(processes);
    segments = List.copyOf(segments);
    arrivals = List.copyOf(arrivals);
  }
}
