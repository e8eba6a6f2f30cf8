package org.tutti.analysis;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankProbe;
import org.tutti.records.settings.WantedStates;

/**
 * The launches of a campaign in the states of the machine that it asks for.
 *
 * @param wanted how many are asked for
 * @param made how many there are of the cell and treatment that have fewest
 * @param launches all launches of that treatment, at most
 * @param isProbed whether the distance of any two processors was measured
 */
public record AwaitedLaunches(
    WantedStates wanted, Map<MachineState, Integer> made, int launches, boolean isProbed) {

  /** Empty if the campaign asks for no state. */
  public static Optional<AwaitedLaunches> of(CampaignAnalysis analysis) {
    return analysis
        .contents()
        .manifest()
        .flatMap(Manifest::states)
        .map(wanted -> of(wanted, analysis.cells()));
  }

  /** The same for cells of a campaign. */
  static AwaitedLaunches of(WantedStates wanted, List<CellFigures> cells) {
    Map<MachineState, Integer> made = new EnumMap<>(MachineState.class);
    for (MachineState state : wanted.launches().keySet()) {
      made.put(
          state,
          cells.stream()
              .mapToInt(cell -> cell.in(state).map(found -> found.launches().size()).orElse(0))
              .min()
              .orElse(0));
    }
    return new AwaitedLaunches(
        wanted,
        made,
        cells.stream().mapToInt(cell -> cell.launches().size()).max().orElse(0),
        cells.stream()
            .flatMap(cell -> cell.launches().stream())
            .flatMap(launch -> launch.machine().probes().stream())
            .flatMap(probe -> probe.ranks().stream())
            .anyMatch(RankProbe::hasRoundTrip));
  }

  /** How many launches are missing, of all states together. */
  public int missing() {
    return wanted.launches().entrySet().stream()
        .mapToInt(state -> Math.max(0, state.getValue() - made.get(state.getKey())))
        .sum();
  }

  /** What was asked for and what was made, as a sentence. */
  public String sentence() {
    return "Asked for "
        + wanted.words()
        + ": of "
        + Counted.of(launches, "launch")
        + ", "
        + made.entrySet().stream()
            .map(state -> state.getValue() + " were " + state.getKey().word())
            .collect(Collectors.joining(" and "))
        + (isProbed ? "." : ", since the distance of processors was not measured.");
  }

  /** A warning if launches are missing. */
  List<MergedWarning> warnings() {
    return missing() == 0
        ? List.of()
        : List.of(new MergedWarning(FindingProblem.STATE_NOT_REACHED, text(), List.of(), launches));
  }

  private String text() {
    String sentence = sentence();
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1, sentence.length() - 1);
  }
}
