package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.JournalEntry.Event;

class JournalTest {
  private static final JournalEntry FIRST =
      JournalEntry.now(Event.STARTED, 1, 1, Map.of("odd\nname", "va\"lue"));
  private static final JournalEntry SECOND = JournalEntry.now(Event.FINISHED, 1, 1, Map.of());

  @TempDir private Path directory;

  @Test
  void keepsWhatWasAppended() {
    Journal journal = Journal.read(file());
    journal.append(FIRST);
    journal.append(SECOND);

    assertThat(journal.entries()).containsExactly(FIRST, SECOND);
    assertThat(Journal.read(file()).entries()).containsExactly(FIRST, SECOND);
  }

  @Test
  void overwritesAnIncompleteLastEntryAndKeepsTheOthers() throws IOException {
    Journal.read(file()).append(FIRST);
    Files.writeString(file(), "{\"at\":\"2026-11-2", StandardOpenOption.APPEND);

    Journal journal = Journal.read(file());
    assertThat(journal.entries()).containsExactly(FIRST);
    journal.append(SECOND);
    assertThat(Journal.read(file()).entries()).containsExactly(FIRST, SECOND);
  }

  @Test
  void refusesADamagedJournal() throws IOException {
    Files.writeString(file(), "not a journal\n");

    assertThatThrownBy(() -> Journal.read(file())).hasMessageContaining("[TUTTI-105]");
  }

  @Test
  void reportsThatItCannotBeWritten() {
    Journal journal = Journal.read(Path.of("/proc/no-journal-here"));

    assertThatThrownBy(() -> journal.append(FIRST)).hasMessageContaining("[TUTTI-050]");
  }

  @Test
  void aJournalThatWasDeletedIsNotBegunAgain() throws IOException {
    Journal journal = Journal.read(file());
    journal.append(JournalEntry.now(Event.OPENED, 0, 0, Map.of()));
    Files.delete(file());
    assertThatThrownBy(() -> journal.append(JournalEntry.now(Event.STARTED, 1, 1, Map.of())))
        .hasMessageStartingWith("[TUTTI-050]")
        .hasMessageContaining("was deleted or moved while the campaign ran");
    assertThat(file()).doesNotExist();
  }

  private Path file() {
    return directory.resolve("journal.jsonl");
  }

  /** Not the night between two drivers. */
  @Test
  void driversHaveWorkedFromTheirFirstToTheirLastEvents() {
    Instant start = Instant.parse("2026-01-01T00:00:00Z");
    Journal journal = Journal.read(directory.resolve("times.jsonl"));
    assertThat(journal.worked()).isZero();
    int[] seconds = {0, 1, 4, 50_000, 50_002};
    Event[] events = {Event.OPENED, Event.STARTED, Event.FINISHED, Event.OPENED, Event.STOPPED};
    for (int i = 0; i < events.length; i++) {
      journal.append(new JournalEntry(start.plusSeconds(seconds[i]), events[i], 0, 0, Map.of()));
    }
    assertThat(journal.worked()).isEqualTo(Duration.ofSeconds(6));
  }
}
