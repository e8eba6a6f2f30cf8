package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.Verdict;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.layout.PageStyle;

/** Every word with which a report begins is explained. */
class GlossaryTest {
  /** What the reader has named, and units. */
  private static final Pattern KNOWN = Pattern.compile("size|p|");

  @TempDir Path path;

  @Test
  void headsAreExplained() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 7);
    ReportView view =
        ReportView.of(CampaignAnalysis.of(directory), new PageStyle(80, false, false));
    TreeSet<String> heads = new TreeSet<>();
    CellTable.groups(view)
        .forEach(
            cells ->
                BriefColumns.of(cells, view, 80).forEach(column -> heads.add(column.heading())));
    Arrays.stream(CellFigure.values())
        .filter(figure -> figure.priority() <= TableColumn.WANTED)
        .forEach(figure -> heads.add(figure.title()));
    heads.addAll(List.of("ratio", "interval", "launches"));
    heads.removeIf(KNOWN.asMatchPredicate());

    assertThat(heads).isNotEmpty().allSatisfy(GlossaryTest::isExplained);
  }

  @Test
  void verdictsAreExplained() {
    List<String> words = new ArrayList<>(List.of("undecided", "with care", "not trustworthy"));
    Arrays.stream(Verdict.values())
        .filter(verdict -> verdict != Verdict.NOT_ENOUGH_EVIDENCE)
        .forEach(verdict -> words.add(verdict.word()));

    assertThat(words).allSatisfy(GlossaryTest::isExplained);
  }

  private static void isExplained(String word) {
    assertThat(Glossary.of(word)).as(word).isNotEmpty();
  }

  @Test
  void noTermIsExplainedTwice() {
    assertThat(Glossary.terms().stream().flatMap(term -> term.names().stream()).toList())
        .doesNotHaveDuplicates();
  }
}
