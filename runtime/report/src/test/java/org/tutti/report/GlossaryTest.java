package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.Verdict;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.layout.PageStyle;
import org.tutti.stats.diagnosis.Finding;

/** Every word with which a report begins is explained. */
class GlossaryTest {
  /** What the reader has named, and units. */
  private static final Pattern KNOWN = Pattern.compile("size|p|");

  private static final Pattern NO_LETTER = Pattern.compile("[^a-z-]+");

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

  /** What is neither a word of everyday English nor of every computer has an entry. */
  @Test
  void wordsOfRemarksAreExplained() throws IOException {
    Set<String> ordinary = ordinaryWords();
    Stream<String> found =
        Arrays.stream(Finding.Kind.values())
            .map(kind -> FindingBrief.of(new Finding(kind, 0.5, 0, "")));
    Stream<String> causes =
        Arrays.stream(FindingProblem.values()).map(problem -> problem.description().cause());

    assertThat(
            Stream.concat(found, causes)
                .flatMap(text -> NO_LETTER.splitAsStream(text.toLowerCase(Locale.ROOT)))
                .filter(word -> !word.isEmpty() && !ordinary.contains(word)))
        .isNotEmpty()
        .allSatisfy(GlossaryTest::isExplained);
  }

  private static Set<String> ordinaryWords() throws IOException {
    try (InputStream words = GlossaryTest.class.getResourceAsStream("ordinary-words.txt")) {
      return Set.of(new String(words.readAllBytes(), StandardCharsets.UTF_8).split("\\s+"));
    }
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
