package org.tutti.examples.endtoend;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

/** What the driver of a campaign has recorded. */
final class JournalEvents {
  private JournalEvents() {}

  /** The entries of one kind, in the directory of the campaign. */
  static List<JournalEntry> of(Event event, Path directory) throws IOException {
    return Journal.read(new CampaignDirectory(directory).journal()).entries().stream()
        .filter(entry -> entry.event() == event)
        .toList();
  }
}
