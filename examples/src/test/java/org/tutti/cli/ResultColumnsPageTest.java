package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.lab.analyze.Exploration;
import org.tutti.lab.analyze.ExplorationOptions;
import org.tutti.lab.analyze.ModelFits;
import org.tutti.lab.analyze.table.ExplorationTables;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineOptions;
import org.tutti.lab.check.table.GuidelineReport;
import org.tutti.lab.history.CampaignHistory;
import org.tutti.lab.history.HistoryTables;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.ComparisonText;
import org.tutti.report.table.ResultTables;

/** The page of the files' formats names every figure of every table of results. */
class ResultColumnsPageTest {
  private static final Path PAGE = Path.of("../docs/file-formats.md");
  private static final Pattern PART =
      Pattern.compile(
          "(?<=<!-- written by ResultColumnsPageTest -->\n).*(?=<!-- end -->)", Pattern.DOTALL);

  @TempDir private Path path;
  private CampaignAnalysis analysis;

  @BeforeEach
  void measure() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 1);
    analysis = CampaignAnalysis.of(directory);
  }

  @Test
  void thePageNamesEveryFigure() throws IOException {
    if (Boolean.getBoolean("tutti.update-docs")) {
      String written =
          PART.matcher(Files.readString(PAGE)).replaceFirst(Matcher.quoteReplacement(rows()));
      Files.writeString(PAGE, written);
    }
    Matcher part = PART.matcher(Files.readString(PAGE));
    assertThat(part.find()).isTrue();
    assertThat(part.group())
        .as("stale: mvn test -pl examples -Dtest=ResultColumnsPageTest -Dtutti.update-docs=true")
        .isEqualTo(rows());
  }

  @Test
  void aTableNamesEachOfItsFiguresDifferently() {
    for (ResultTables results : all()) {
      Set<String> tables = new HashSet<>();
      for (ResultTable<?> table : results.tables()) {
        assertThat(tables.add(table.key())).as(table.key()).isTrue();
        assertThat(table.columns().stream().map(TableColumn::key))
            .as(table.key())
            .doesNotHaveDuplicates();
      }
    }
  }

  private List<ResultTables> all() {
    return List.of(
        ComparisonText.tables(
            List.of(
                CampaignComparison.of(
                    Side.of("a", analysis),
                    Side.of("b", analysis),
                    true,
                    false,
                    ComparisonOptions.DEFAULT))),
        ExplorationTables.of(
            new Exploration(
                ExplorationOptions.DEFAULT,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new ModelFits(List.of(), List.of(), List.of(), List.of())),
            true),
        HistoryTables.of(new CampaignHistory(0.05, List.of(), List.of(), List.of(), List.of())),
        GuidelineReport.tables(
            new GuidelineCheck(GuidelineOptions.DEFAULT, List.of(), List.of()), analysis, true));
  }

  /** A list of the tables; in the list of each, first the figures that their names explain. */
  private String rows() {
    StringBuilder rows = new StringBuilder("\n");
    for (ResultTables results : all()) {
      for (ResultTable<?> table : results.tables()) {
        rows.append("- ").append(results.kind()).append(", `").append(table.key()).append("`");
        rows.append(
            table.columns().stream()
                .filter(column -> column.definition().isEmpty())
                .map(ResultColumnsPageTest::name)
                .collect(Collectors.joining(", ", ": ", "\n"))
                .replaceFirst("^: \n", "\n"));
        table.columns().stream()
            .filter(column -> !column.definition().isEmpty())
            .forEach(
                column ->
                    rows.append("  - ")
                        .append(name(column))
                        .append(": ")
                        .append(column.definition().replace("*", "\\*"))
                        .append('\n'));
      }
    }
    return rows.append('\n').toString();
  }

  private static String name(TableColumn<?> column) {
    String unit = unit(column.unit());
    return "`" + column.key() + "`" + (unit.isEmpty() ? "" : " (" + unit + ")");
  }

  private static String unit(FigureUnit unit) {
    return switch (unit) {
      case SHARE -> "share";
      case P_VALUE -> "p-value";
      case WORDS, PATH -> "";
      default -> unit.symbol();
    };
  }
}
