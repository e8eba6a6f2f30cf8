package org.tutti.lab.trust.checklist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.lab.trust.checklist.RuleState.HELD;
import static org.tutti.lab.trust.checklist.RuleState.NOT_HELD;
import static org.tutti.lab.trust.checklist.RuleState.YOURS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.launch.CellRecord;

class ChecklistTest {
  @TempDir private Path path;
  private final Random random = new Random(3);

  @Test
  void aDesignedCampaignHoldsWhatItsFilesShow() {
    List<Checklist> lists = of(designed(20));

    assertThat(lists.get(0).items())
        .extracting(ChecklistItem::state)
        .containsExactly(HELD, YOURS, HELD, HELD, HELD, HELD, HELD, HELD, HELD, HELD, YOURS, YOURS);
    assertThat(why(lists, 0, 2)).startsWith("Reported: all of 20 planned results.");
    assertThat(why(lists, 0, 5))
        .isEqualTo("The medians of 2 cells have 95 % intervals, over at least 10 launches.");
    assertThat(why(lists, 0, 7)).contains("1 comparison");
    assertThat(why(lists, 0, 9)).startsWith("manifest.json names 1 factor (label), 2 treatments;");
    assertThat(why(lists, 0, 10))
        .startsWith("sync BARRIER with local run-time (MAX over ranks) by clock MONOTONIC;");
    assertThat(lists.get(1).items())
        .extracting(ChecklistItem::state)
        .containsExactly(HELD, YOURS, HELD, HELD, HELD, HELD, HELD, YOURS);
    assertThat(why(lists, 1, 2))
        .startsWith("The system did not report ")
        .contains("the frequency governor", "the compiler flags of the MPI library");
    assertThat(why(lists, 1, 5))
        .isEqualTo("10 blocks, each with all 2 treatments in counterbalanced order.");
  }

  @Test
  void fewLaunchesStartedByHandInOneOrderHoldLess() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 5);
    Files.delete(directory.launch(5));
    SampleCampaign.write(directory, 5, 5, Map.of("cpu.governor", "powersave"));
    Files.delete(directory.launch(4));

    List<Checklist> lists = of(directory);

    assertThat(state(lists, 0, 5)).isEqualTo(NOT_HELD);
    assertThat(why(lists, 0, 5))
        .isEqualTo(
            "2 of 2 medians have no interval: it takes 6 launches, and there are as few as 4.");
    assertThat(state(lists, 0, 7)).isEqualTo(YOURS);
    assertThat(why(lists, 0, 8)).startsWith("2 of 2 cells have too few observations");
    assertThat(state(lists, 0, 9)).isEqualTo(NOT_HELD);
    assertThat(why(lists, 0, 9)).contains("[TUTTI-181]");
    assertThat(state(lists, 1, 3)).isEqualTo(NOT_HELD);
    // Two cells can be ordered in two ways: four launches agree by chance in one of eight
    // campaigns.
    assertThat(state(lists, 1, 4)).isEqualTo(HELD);
    assertThat(state(lists, 1, 5)).isEqualTo(YOURS);
  }

  @Test
  void moreLaunchesInOneOrderWereNotOrderedAtRandom() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 7);

    List<Checklist> lists = of(directory);

    assertThat(state(lists, 0, 9)).isEqualTo(NOT_HELD);
    assertThat(why(lists, 0, 9)).startsWith("The launches were started by hand");
    assertThat(state(lists, 1, 4)).isEqualTo(NOT_HELD);
  }

  @Test
  void launchesThatAreMissingAreASelection() {
    List<Checklist> lists = of(designed(19));

    assertThat(state(lists, 0, 2)).isEqualTo(NOT_HELD);
    assertThat(why(lists, 0, 2))
        .isEqualTo(
            "19 of 20 launches of the design finished; 'run --results DIR' makes the others. Of the"
                + " launches there are, 19 of 19 planned results have figures.");
    assertThat(why(lists, 1, 5)).isEqualTo("1 launch of 10 blocks missing.");
  }

  /** An interruption is no rule: what it kept from being measured is missing. */
  @ParameterizedTest
  @CsvSource({
    "true, 6 of 7 launches of the design finished",
    "false, Reported: all of 6 planned results"
  })
  void anEndedCampaignIsJudgedByWhoEndedIt(boolean interrupted, String why) {
    CampaignDirectory directory =
        new WrittenCampaign(path, Instant.EPOCH).cell(8, "1", launch -> drawn(1000)).write(6);
    PlannedCampaign.of(directory, Manifests.of(7));
    Map<String, String> details = new HashMap<>(Map.of(JournalEntry.REASON, "the budget is spent"));
    if (interrupted) {
      details.put(JournalEntry.INTERRUPTED, "true");
    }
    Journal.read(directory.journal()).append(JournalEntry.now(Event.STOPPED, 0, 0, details));

    assertThat(why(of(directory), 0, 2)).startsWith(why);
  }

  @Test
  void withoutAResultNothingIsHeld() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 1, new CellRecord[0]);

    assertThat(of(directory))
        .allSatisfy(
            list ->
                assertThat(list.items())
                    .allMatch(item -> item.state() == NOT_HELD)
                    .allMatch(item -> item.why().equals("No cell has a result.")));
  }

  @Test
  void severalModesAreNotOneMedian() {
    CampaignDirectory directory =
        new WrittenCampaign(path, Instant.EPOCH)
            .cell(8, "1", launch -> drawn(launch % 2 == 0 ? 1000 : 2000))
            .write(20);

    assertThat(state(of(directory), 0, 8)).isEqualTo(NOT_HELD);
  }

  /** hunold2015, section 4. */
  @Test
  void librariesBehindTheirOwnBarriersDoNotHold() throws IOException {
    CampaignDirectory directory =
        new WrittenCampaign(path, Instant.EPOCH)
            .foundAs(" 2")
            .cell(8, "1", launch -> drawn(1000))
            .write(12);
    assertThat(state(of(directory), 1, 1)).isEqualTo(HELD);
    for (int launch = 1; launch <= 6; launch++) {
      Files.delete(directory.launch(launch));
    }
    new WrittenCampaign(path, Instant.EPOCH).cell(8, "1", launch -> drawn(1000)).write(6);

    assertThat(state(of(directory), 1, 1)).isEqualTo(NOT_HELD);
    assertThat(why(of(directory), 1, 1))
        .startsWith("each of Sample MPI and Sample MPI 2 is measured behind its own barrier")
        .contains("--sync DISSEMINATION");
  }

  /** Two levels of a factor that does nothing, in ten blocks. */
  private CampaignDirectory designed(int launches) {
    CampaignDirectory directory =
        new WrittenCampaign(path, Instant.EPOCH)
            .cell(8, "1", launch -> drawn(1000))
            .write(launches);
    Manifest one = Manifests.of(10);
    List<PlannedTreatment> treatments =
        List.of("a", "b").stream()
            .map(
                level ->
                    new PlannedTreatment(
                        new Treatment(Map.of("label", level)), one.treatments().get(0).settings()))
            .toList();
    PlannedCampaign.of(
        directory, new Manifest(one.origin(), one.settings(), treatments, one.blocks(), 7));
    return directory;
  }

  private long[] drawn(long time) {
    return LongStream.range(0, 400)
        .map(index -> Math.round(time + 10 * random.nextGaussian()))
        .toArray();
  }

  private static List<Checklist> of(CampaignDirectory directory) {
    return Checklist.of(CampaignAnalysis.of(directory));
  }

  private static RuleState state(List<Checklist> lists, int list, int number) {
    return lists.get(list).items().get(number - 1).state();
  }

  private static String why(List<Checklist> lists, int list, int number) {
    return lists.get(list).items().get(number - 1).why();
  }
}
