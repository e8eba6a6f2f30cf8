package org.tutti.measure.launch;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.tutti.measure.cell.ImpossibleCells;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.control.Substitution;

/**
 * Cells that would be measured under the name of an algorithm that Open MPI cannot run for their
 * sizes or numbers of processes: it runs another one, and does not say so.
 */
final class SubstitutedAlgorithms {
  private static final String PREFIX = "OMPI_MCA_";
  private static final String SEGMENT = "_segmentsize";

  private SubstitutedAlgorithms() {}

  /**
   * Those cells, with the reasons.
   *
   * @param variables of this rank, which choose the algorithms
   */
  static ImpossibleCells of(
      LibraryInfo library, Map<String, String> variables, Collection<Cell> plan, int processes) {
    Map<Cell, String> reasons = new LinkedHashMap<>();
    if (library.version().startsWith("Open MPI")) {
      for (Cell cell : plan) {
        String parameter =
            "coll_tuned_"
                + cell.benchmark().operation().name().toLowerCase(Locale.ROOT)
                + "_algorithm";
        String algorithm = variables.getOrDefault(PREFIX + parameter, "");
        String segment = variables.getOrDefault(PREFIX + parameter + SEGMENT, "0");
        Substitution.of(parameter, algorithm, call(cell, processes, segment))
            .ifPresent(
                instead ->
                    reasons.put(
                        cell,
                        "Open MPI runs "
                            + instead
                            + " instead of "
                            + algorithm
                            + " for this size and number of processes"));
      }
    }
    return new ImpossibleCells(reasons);
  }

  private static Substitution.CollectiveCall call(Cell cell, int processes, String segment) {
    int bytes = cell.benchmark().operation().datatype().bytes();
    return new Substitution.CollectiveCall(
        cell.members(processes),
        cell.msize() / bytes,
        bytes,
        segment.matches("\\d{1,15}") ? Long.parseLong(segment) : 0);
  }
}
