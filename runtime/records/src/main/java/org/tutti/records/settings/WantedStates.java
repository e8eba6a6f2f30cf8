package org.tutti.records.settings;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.launch.MachineState;

/**
 * How many launches of each treatment a campaign is to have in states of the machine. It makes
 * further blocks until it has them, all of which count.
 *
 * @param launches by state, near or far; {@value #AS_PLANNED} for as many as are planned
 * @param patience how long it goes on after the blocks that were planned
 */
public record WantedStates(Map<MachineState, Integer> launches, Duration patience) {
  /** Ten times as long as states last as a rule, where they were seen. */
  public static final Duration PATIENCE = Duration.ofMinutes(10);

  /** Stands for as many launches as the campaign was planned with. */
  static final int AS_PLANNED = 0;

  private static final String AT_MOST = "at-most=";
  private static final String NUMBER = "[1-9]\\d{0,5}";

  public WantedStates {
    ArgumentCheck.positive("patience", patience);
    launches = Collections.unmodifiableMap(new EnumMap<>(launches));
  }

  /**
   * Reads states as reports call them, such as {@code near} or {@code near=10,far=10,at-most=1h}.
   *
   * @throws TuttiException if the text is not of this form
   */
  public static WantedStates parse(String text) {
    String[] limited = text.split("," + AT_MOST, 2);
    Map<MachineState, Integer> launches = new EnumMap<>(MachineState.class);
    for (String item : limited[0].split(",", -1)) {
      String[] parts = item.strip().split("=", 2);
      MachineState state = state(parts[0]);
      boolean isNumber = parts.length == 1 || parts[1].matches(NUMBER);
      int number = parts.length == 1 || !isNumber ? AS_PLANNED : Integer.parseInt(parts[1]);
      if (!isNumber || launches.put(state, number) != null) {
        throw invalid(
            isNumber
                ? "The state '" + state.word() + "' is there twice."
                : "'" + parts[1] + "' is no number of launches.");
      }
    }
    try {
      return new WantedStates(
          launches, limited.length == 1 ? PATIENCE : Durations.parse(limited[1]));
    } catch (IllegalArgumentException e) {
      throw CampaignProblem.STATE_NOT_AWAITED.error(
          e.getMessage() + ".", "Give a time, such as --state near,at-most=1h.", e);
    }
  }

  /** The states as they are parsed. */
  @Override
  public String toString() {
    return launches.entrySet().stream()
            .map(
                one ->
                    one.getKey().word()
                        + (one.getValue() == AS_PLANNED ? "" : "=" + one.getValue()))
            .collect(Collectors.joining(","))
        + ","
        + AT_MOST
        + Durations.text(patience);
  }

  private static MachineState state(String word) {
    List<String> known = new ArrayList<>();
    for (MachineState state : MachineState.values()) {
      if (state.isSteady() && state.word().equals(word)) {
        return state;
      }
      if (state.isSteady()) {
        known.add(state.word());
      }
    }
    throw invalid(
        "There is no state '" + word + "' to wait for. " + Suggestions.of(word, known).strip());
  }

  private static TuttiException invalid(String cause) {
    return CampaignProblem.STATE_NOT_AWAITED.error(
        cause.strip(), "Give near, far, or both, such as --state near=10,far=10.");
  }

  /** A copy with a number of launches for each state that has none. */
  public WantedStates orPlanned(int number) {
    Map<MachineState, Integer> known = new EnumMap<>(MachineState.class);
    launches.forEach((state, count) -> known.put(state, count == AS_PLANNED ? number : count));
    return new WantedStates(known, patience);
  }

  /** Numbers and states, such as {@code 10 near and 10 far}. */
  public String words() {
    return launches.entrySet().stream()
        .map(wanted -> wanted.getValue() + " " + wanted.getKey().word())
        .collect(Collectors.joining(" and "));
  }
}
