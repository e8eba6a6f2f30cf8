package org.tutti.records.campaign;

import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.records.json.JsonObject;

/**
 * One event of a campaign.
 *
 * @param at when, by the driver's clock
 * @param event what happened
 * @param launch number of the launch, or 0 if it concerns the campaign as a whole
 * @param attempt number of the attempt at this launch, from 1, or 0
 * @param details further details, by name
 */
public record JournalEntry(
    Instant at, Event event, int launch, int attempt, Map<String, String> details) {

  /** The kinds of events. */
  public enum Event {
    /** A driver started to work on the campaign. */
    OPENED,
    /** The launches that are still to be made, as the manifest designs them. */
    PLANNED,
    /** An attempt at a launch is about to start. */
    STARTED,
    /** The data of an attempt were validated; its result file is in place, or will be. */
    FINISHED,
    /** An attempt ended and does not count. */
    FAILED,
    /** The campaign ended before the last launch of its design. */
    STOPPED
  }

  /** The detail of {@link Event#STOPPED} that says why, in words. */
  public static final String REASON = "reason";

  /** The detail of {@link Event#STOPPED} that it has if no rule ended the campaign. */
  public static final String INTERRUPTED = "interrupted";

  public JournalEntry {
    details = Map.copyOf(details);
  }

  /** Whether somebody ended the campaign, and not one of its rules. */
  public boolean isInterruption() {
    return details.containsKey(INTERRUPTED);
  }

  /** An entry with the current time. */
  public static JournalEntry now(
      Event event, int launch, int attempt, Map<String, String> details) {
    return new JournalEntry(Instant.now(), event, launch, attempt, details);
  }

  JsonObject toJson() {
    return new JsonObject()
        .put("at", at.toString())
        .put("event", event.name().toLowerCase(Locale.ROOT))
        .put("launch", launch)
        .put("attempt", attempt)
        .put("details", new TreeMap<>(details));
  }

  static JournalEntry ofJson(JsonObject json) {
    return new JournalEntry(
        Instant.parse(json.text("at")),
        Event.valueOf(json.text("event").toUpperCase(Locale.ROOT)),
        json.count("launch"),
        json.count("attempt"),
        json.textFields("details"));
  }
}
