package org.tutti.analysis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.state.MachineStates;
import org.tutti.records.launch.MachineState;

/**
 * Campaigns of many nights on a machine with states, each with the launches of the state that all
 * of them have seen. Which state a night was in more often says nothing of what it measured, and a
 * median over both lies in one of them by chance.
 *
 * @param state the state
 * @param campaigns the campaigns in their order
 */
public record CommonState(MachineState state, List<Side> campaigns) {
  /** With fewer launches in a state, a night has no median that could be relied on. */
  private static final int MIN_LAUNCHES = 3;

  /**
   * Empty if the machine has one state, or if no state was seen often enough in each cell of each
   * campaign.
   */
  public static Optional<CommonState> of(List<Side> campaigns) {
    MachineStates states =
        MachineStates.shownBy(
            campaigns.stream()
                .flatMap(campaign -> campaign.cells().stream())
                .flatMap(cell -> cell.launches().stream())
                .map(launch -> launch.machine().probes())
                .toList());
    return states.areFound()
        ? Stream.of(MachineState.NEAR, MachineState.FAR)
            .flatMap(state -> in(state, states, campaigns).stream())
            .findFirst()
        : Optional.empty();
  }

  private static Optional<CommonState> in(
      MachineState state, MachineStates states, List<Side> campaigns) {
    List<Side> known = campaigns.stream().map(campaign -> among(states, campaign)).toList();
    boolean isCommon =
        known.stream()
            .flatMap(campaign -> campaign.cells().stream())
            .allMatch(cell -> launches(cell, state) >= MIN_LAUNCHES);
    return isCommon
        ? Optional.of(
            new CommonState(state, known.stream().map(campaign -> only(state, campaign)).toList()))
        : Optional.empty();
  }

  private static Side among(MachineStates states, Side campaign) {
    return campaign.withCells(campaign.cells().stream().map(cell -> cell.among(states)).toList());
  }

  private static Side only(MachineState state, Side campaign) {
    return campaign.withCells(
        campaign.cells().stream().flatMap(cell -> cell.in(state).stream()).toList());
  }

  private static int launches(CellFigures cell, MachineState state) {
    return cell.in(state).map(found -> found.launches().size()).orElse(0);
  }

  /** What is left out, in words. */
  public String remark() {
    return "only launches in which processors were "
        + (state == MachineState.NEAR ? "near each other" : "far from each other")
        + " are compared, since every campaign has some";
  }
}
