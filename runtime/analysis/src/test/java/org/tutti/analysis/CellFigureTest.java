package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CellFigureTest {
  private static final Path PAGE = Path.of("../../docs/campaigns.md");
  private static final Pattern TABLE =
      Pattern.compile(
          "(?<=\\| figure \\| unit \\| definition \\|\n\\|---\\|---\\|---\\|\n)(\\|.*\n)+");

  @Test
  void thePageDefinesThemAsTheListDoes() throws IOException {
    String page = Files.readString(PAGE);
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(PAGE, TABLE.matcher(page).replaceFirst(rows().replace("$", "\\$")));
    }
    assertThat(Files.readString(PAGE))
        .as("stale: mvn test -pl runtime/analysis -Dtutti.update-docs=true")
        .contains(rows());
  }

  private static String rows() {
    StringBuilder rows = new StringBuilder();
    for (CellFigure figure : CellFigure.values()) {
      rows.append("| ").append(figure.title());
      rows.append(" | ").append(figure.unit().symbol());
      rows.append(" | ").append(figure.definition()).append(" |\n");
    }
    return rows.toString();
  }

  @Test
  void namesAreUnique() {
    List<CellFigure> all = Arrays.asList(CellFigure.values());
    assertThat(all.stream().map(CellFigure::column)).doesNotHaveDuplicates();
    assertThat(all.stream().map(CellFigure::key))
        .doesNotHaveDuplicates()
        .contains("meanRate", "p99", "startP95");
    assertThat(
            Stream.concat(
                all.stream().map(CellFigure::title), all.stream().map(CellFigure::intervalTitle)))
        .doesNotHaveDuplicates();
  }
}
