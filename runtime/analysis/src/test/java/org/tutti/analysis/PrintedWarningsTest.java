package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

class PrintedWarningsTest {
  private static final String RULE = "-".repeat(74) + "\n";
  private static final String NO_SPACE =
      RULE
          + "There is not enough space for /dev/shm/segment.%1$d.1 (the\nbacking file).\n\n"
          + RULE
          + "[vm:%1$d31] 1 more process has sent help message help-mmap.txt / target full\n"
          + "[vm:%1$d31] Set MCA parameter \"orte_base_help_aggregate\" to 0 to see all\n";

  @TempDir Path path;

  @Test
  void explanationsAreJoinedAndLinesOfLibrariesAreFoundAmongOthers() {
    assertThat(
            PrintedWarnings.warnings(
                "of the benchmark\n"
                    + NO_SPACE.formatted(4)
                    + "SLF4J: No providers were found.\n"
                    + "[1795660203.286208] [vm:14256:0]  mm_posix.c:187  UCX  WARN  shm is full\n"
                    + "[1795660203.286208] [vm:14256:0]  mm_posix.c:187  UCX  ERROR  no memory\n"
                    + "[vm:31091] [[5517,0],0] ORTE_ERROR_LOG: Data unpack\n"
                    + "Read -1, expected 8192, errno = 1\n"
                    + "[proxy:0:0@vm] cannot bind\n"
                    + "[TUTTI-137] of Tutti\n"))
        .extracting(text -> text.substring(0, 19))
        .containsExactly(
            "There is not enough",
            "[1795660203.286208]",
            "[1795660203.286208]",
            "[vm:31091] [[5517,0",
            "Read -1, expected 8",
            "[proxy:0:0@vm] cann");
  }

  @Test
  void launchesThatCountAreQuotedOnceWithTheirNumber() throws IOException {
    print(1, NO_SPACE.formatted(1));
    print(2, NO_SPACE.formatted(2) + NO_SPACE.formatted(2) + "[vm:7] moves the cursor\u001b[2J\n");
    print(3, "[vm:7] of a launch that failed\n");

    assertThat(warnings(finished(1), finished(2)))
        .containsExactly(
            warning("There is not enough space for /dev/shm/segment.1.1 (the backing file).", 2),
            warning("[vm:7] moves the cursor\ufffd[2J", 1));
  }

  /** A result directory of others may have anything in place of that file. */
  @Test
  void onlyAFileIsRead() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    Path secret = Files.writeString(path.resolve("secret"), "[vm:7] secret\n");
    Files.createDirectories(directory.attempt(1, 1));
    Files.createSymbolicLink(directory.attemptErrors(1, 1), secret);

    assertThat(warnings(finished(1), finished(2))).isEmpty();
  }

  private static MergedWarning warning(String text, int launches) {
    return new MergedWarning(
        FindingProblem.LIBRARY_WARNED,
        "the launcher or the library printed: " + text,
        List.of(),
        launches);
  }

  private void print(int launch, String text) throws IOException {
    Path file = new CampaignDirectory(path).attemptErrors(launch, 1);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static JournalEntry finished(int launch) {
    return JournalEntry.now(Event.FINISHED, launch, 1, Map.of());
  }

  private List<MergedWarning> warnings(JournalEntry... entries) {
    return PrintedWarnings.of(
        new CampaignContents(
            new CampaignDirectory(path), Optional.empty(), List.of(entries), List.of(), List.of()));
  }
}
