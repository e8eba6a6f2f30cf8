package org.tutti.analysis.state;

import java.util.List;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;

/**
 * The machine while a cell was measured in a launch.
 *
 * @param probes those before and after the cell; empty if the machine was not measured
 * @param state which of its states it was in; unknown where it has one
 */
public record ProbedMachine(List<MachineProbe> probes, MachineState state) {
  /** Nothing is known. */
  public static final ProbedMachine UNKNOWN = of(List.of());

  public ProbedMachine {
    probes = List.copyOf(probes);
  }

  /** A machine whose states are not known yet. */
  public static ProbedMachine of(List<MachineProbe> probes) {
    return new ProbedMachine(probes, MachineState.UNKNOWN);
  }

  /** The same machine, of which these are the states. */
  public ProbedMachine among(MachineStates states) {
    return new ProbedMachine(probes, states.of(probes));
  }
}
