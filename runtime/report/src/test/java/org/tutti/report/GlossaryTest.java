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
import org.tutti.analysis.compare.Indecision;
import org.tutti.analysis.compare.Verdict;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.comparison.ComparisonColumns;
import org.tutti.report.gate.GateText;
import org.tutti.report.remark.FindingText;
import org.tutti.stats.diagnosis.Finding;

/** The glossary explains every word of the default output of report, compare, and gate. */
class GlossaryTest {
  private static final Pattern UNIT = Pattern.compile(" \\[.*");

  private static final Pattern NO_LETTER = Pattern.compile("[^a-z-]+");

  @TempDir Path path;

  @Test
  void headsAreExplained() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 7);
    TreeSet<String> heads = new TreeSet<>();
    ReportDigest.of(CampaignAnalysis.of(directory))
        .tables()
        .forEach(table -> heads.addAll(table.shown().headings()));
    Arrays.stream(CellFigure.values())
        .filter(figure -> figure.priority() <= TableColumn.WANTED)
        .forEach(figure -> heads.add(figure.title()));
    Stream.concat(ComparisonColumns.CELLS.stream(), ComparisonColumns.MODES.stream())
        .filter(column -> column.priority() <= TableColumn.WANTED)
        .filter(column -> column.priority() != TableColumn.HIDDEN)
        .forEach(column -> heads.add(column.title()));
    GateText.headings().forEach(head -> heads.add(UNIT.matcher(head).replaceFirst("")));
    heads.addAll(List.of("ratio", "interval", "launches", "variant", "p", "to baseline"));
    heads.remove("");

    assertThat(heads).hasSizeGreaterThan(20).allSatisfy(GlossaryTest::isOnThePage);
  }

  @Test
  void verdictsAreExplained() {
    List<String> words = new ArrayList<>(List.of("undecided", "with care", "not trustworthy"));
    Arrays.stream(Verdict.values()).forEach(verdict -> words.add(verdict.word()));
    Arrays.stream(GateOutcome.values()).forEach(outcome -> words.add(outcome.word()));
    Arrays.stream(Indecision.values()).forEach(reason -> words.add(reason.words()));

    assertThat(words).allSatisfy(GlossaryTest::isOnThePage);
  }

  /** What is neither a word of everyday English nor of every computer has an entry. */
  @Test
  void wordsOfRemarksAreExplained() throws IOException {
    Set<String> ordinary = ordinaryWords();
    Stream<String> found =
        Arrays.stream(Finding.Kind.values())
            .map(kind -> FindingText.brief(new Finding(kind, 0.5, 0, "")));
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

  /** The page on reading a report has it, where the glossary may have words beyond reports. */
  private static void isOnThePage(String word) {
    assertThat(Glossary.of(word)).as(word).anyMatch(term -> !term.section().equals(Glossary.OTHER));
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
