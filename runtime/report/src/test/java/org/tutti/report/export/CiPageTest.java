package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.column.RowPlace;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/** The examples of the page about CI find what the exports write. */
class CiPageTest {
  private static final Path PAGE = Path.of("../../docs/ci.md");
  private static final Pattern PYTHON = Pattern.compile("(?s)```python\n(.*?)```");
  private static final Pattern EXPRESSION = Pattern.compile("r?'(\\^tutti[^']*)'");

  /** A Python file that its user has to keep is short. */
  private static final int MAX_LINES = 10;

  @TempDir private Path path;

  static List<String> programs() throws IOException {
    return PYTHON.matcher(Files.readString(PAGE)).results().map(found -> found.group(1)).toList();
  }

  @Test
  void theExpressionsOfBothProgramsFindTheMedian() throws IOException {
    SampleCampaign.write(new CampaignDirectory(path), 6);
    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(path));
    StringWriter output = new StringWriter();
    Export.named("prometheus").write(analysis, output);
    String median = Double.toString(analysis.cells().get(0).median() / 1e9);

    List<String> programs = programs();
    assertThat(programs).hasSize(2);
    for (String program : programs) {
      List<Matcher> found =
          EXPRESSION
              .matcher(program)
              .results()
              .map(expression -> expression.group(1).replace("(?P<", "(?<"))
              .map(expression -> Pattern.compile("(?m)" + expression).matcher(output.toString()))
              .toList();
      assertThat(found).hasSizeGreaterThan(1).allMatch(Matcher::find);
      assertThat(found)
          .as("the one that takes the figure")
          .anyMatch(one -> one.groupCount() == 1 && one.group(1).equals(median));
    }
  }

  @Test
  void theCheckForReFrameIsShort() throws IOException {
    assertThat(programs().get(0).lines().filter(line -> !line.isBlank()))
        .hasSizeLessThanOrEqualTo(MAX_LINES);
  }

  @Test
  void theColumnOfOtavaIsTheOneOfTheExport() throws IOException {
    String column =
        OtavaCsv.column(
            CellLabels.name(
                new RowPlace(new CellKey("MPI_Allreduce", "ALLREDUCE", 8, 2), Treatment.ONLY)));
    assertThat(Files.readString(PAGE)).contains("column: " + column + ",");
  }

  /** What an example exports is a format. */
  @Test
  void everyFormatOfThePageExists() throws IOException {
    Pattern format = Pattern.compile("--format ([a-z-]+)");
    assertThat(format.matcher(Files.readString(PAGE)).results().map(found -> found.group(1)))
        .isNotEmpty()
        .allSatisfy(name -> assertThat(Export.named(name)).isNotNull());
  }
}
