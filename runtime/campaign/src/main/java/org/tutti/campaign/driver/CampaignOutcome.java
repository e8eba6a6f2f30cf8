package org.tutti.campaign.driver;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.LaunchFile;

/**
 * How the last run of the driver in a campaign ended.
 *
 * @param finished launches that count, of this run and earlier ones
 * @param planned launches of the design; if all were started by hand, their number
 * @param failures launches that this run gave up, by number
 * @param stopped why it ended before its last launch; empty if it did not
 * @param interrupted whether it was interrupted
 */
public record CampaignOutcome(
    int finished,
    int planned,
    List<LaunchFailure> failures,
    Optional<UserText> stopped,
    boolean interrupted) {
  public CampaignOutcome {
    failures = List.copyOf(failures);
  }

  /** The outcome according to the files and the journal of a campaign. */
  public static CampaignOutcome of(CampaignContents contents) {
    Map<Integer, String> treatments = new HashMap<>();
    contents
        .manifest()
        .ifPresent(
            plan ->
                plan.design()
                    .launches()
                    .forEach(one -> treatments.put(one.number(), one.treatment().toString())));
    TreeMap<Integer, LaunchFailure> failures = new TreeMap<>();
    Optional<JournalEntry> stopped = contents.stopped();
    for (JournalEntry entry : contents.entries()) {
      switch (entry.event()) {
        case OPENED -> failures.clear();
        case FAILED -> {
          LaunchFailure failure =
              LaunchFailure.of(entry, treatments.getOrDefault(entry.launch(), ""));
          if (failure.failure() == FailureClass.INTERRUPTED) {
            failures.remove(entry.launch());
          } else {
            failures.put(entry.launch(), failure);
          }
        }
        case FINISHED -> failures.remove(entry.launch());
        default -> {}
      }
    }
    int whole = (int) contents.launches().stream().filter(LaunchFile::whole).count();
    boolean byPlan = contents.manifest().isPresent();
    int planned = byPlan ? treatments.size() : contents.launches().size();
    int finished = byPlan ? planned - contents.unfinished().size() : whole;
    return new CampaignOutcome(
        finished,
        planned,
        List.copyOf(failures.values()),
        stopped.map(entry -> new UserText(entry.details().get(JournalEntry.REASON))),
        stopped.filter(JournalEntry::isInterruption).isPresent());
  }

  /** Whether the whole design was measured, or as much of it as a stopping rule required. */
  public boolean isComplete() {
    return finished == planned || (stopped.isPresent() && !interrupted && failures.isEmpty());
  }
}
