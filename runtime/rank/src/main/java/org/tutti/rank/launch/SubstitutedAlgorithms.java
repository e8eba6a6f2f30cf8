package org.tutti.rank.launch;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.mpi.control.ControlVariables;
import org.tutti.mpi.control.Prerequisite;
import org.tutti.mpi.control.Substitution;
import org.tutti.mpi.control.TunedAlgorithm;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.environment.SettingsFiles;

/**
 * Cells that would be measured under the name of an algorithm that Open MPI cannot run for their
 * sizes or numbers of processes: it runs another one, and does not say so. Their values are read
 * back from the library. Open MPI takes 0.2 s to open these, so a launch asks for them only where a
 * file, the launcher, or the environment may have set what they need.
 */
final class SubstitutedAlgorithms {
  private static final String SEGMENT = "_segmentsize";

  /** The library ignores the names of algorithms without it, and it is off by default. */
  private static final String RULES = "coll_tuned_use_dynamic_rules";

  private SubstitutedAlgorithms() {}

  /** Those cells, with the reasons. */
  static ImpossibleCells of(
      MpiSession session, SettingsFiles settings, Collection<Cell> plan, int processes) {
    Map<Cell, String> reasons = new LinkedHashMap<>();
    Optional<ControlVariables> open =
        session.library().version().startsWith("Open MPI")
                && settings.maySet(session.library(), RULES)
            ? session.controlVariables()
            : Optional.empty();
    if (open.isPresent()) {
      try (ControlVariables variables = open.get()) {
        for (Cell cell : plan) {
          reason(cell, variables, processes).ifPresent(why -> reasons.put(cell, why));
        }
      }
    }
    return new ImpossibleCells(reasons);
  }

  private static Optional<String> reason(Cell cell, ControlVariables variables, int processes) {
    String parameter = TunedAlgorithm.parameter(cell.benchmark().operation().name());
    Optional<ControlVariable> algorithm =
        variables
            .find(parameter)
            .filter(
                known ->
                    Prerequisite.of(parameter).stream().allMatch(other -> other.isMet(variables)));
    String segment = variables.find(parameter + SEGMENT).map(ControlVariable::value).orElse("0");
    return algorithm.flatMap(
        known ->
            Substitution.of(parameter, known.value(), call(cell, processes, segment))
                .map(
                    instead ->
                        "Open MPI runs "
                            + instead
                            + " instead of "
                            + known.named()
                            + " for this size and number of processes"));
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
