package org.tutti.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.column.TableColumn;

class TextTableTest {
  private static final TextTable TABLE =
      TextTable.of(
          column("size").at(TableColumn.NAME),
          column("median"),
          column("change"),
          column("p"),
          column("detail").at(TableColumn.WANTED + 1));

  /** Figures that are always there follow in further tables, with the names of their rows. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "80 | false | size median change p detail",
        "24 | false | size median change p",
        "20 | false | size median change / size p",
        "12 | false | size median / size change / size p",
        "12 | true  | size median / size change / size p / size detail",
        " 3 | true  | size median / size change / size p / size detail"
      })
  void noColumnIsLostWhereLinesAreShort(int width, boolean everything, String headings) {
    List<String> lines = TABLE.fittingLines(width, everything);
    List<String> found =
        lines.stream()
            .filter(line -> line.contains("size"))
            .map(line -> line.strip().replaceAll(" +", " "))
            .toList();
    assertThat(String.join(" / ", found)).isEqualTo(headings);
    assertThat(lines.stream().filter(line -> line.contains("17"))).hasSize(found.size());
  }

  /** Figures stay where there is no room for them; nothing else is added then. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "80 | size median change p wanted detail",
        "32 | size median change p wanted",
        "24 | size median change p",
        " 3 | size median change p"
      })
  void aTableInOnePieceHasItsFigures(int width, String headings) {
    List<TextColumn> columns = new ArrayList<>(TABLE.columns());
    columns.add(4, column("wanted").at(TableColumn.WANTED));
    assertThat(String.join(" ", new TextTable(columns).fitting(width).headings()))
        .isEqualTo(headings);
  }

  private static TextColumn column(String name) {
    return TextColumn.right(List.of("17"), value -> value, name);
  }
}
