package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import org.tutti.figures.page.PageTable.PageText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.ResultTables;
import org.tutti.report.table.TableParts;

/** Tables of results as one file of HTML. */
public final class ResultPage {
  private static final PageStyle UNBROKEN = new PageStyle(10_000, false, true);
  private static final PageTemplate TEMPLATE =
      new PageTemplate(ResultPage.class, "results.mustache");

  /** What the template reads. */
  public record TablesPage(
      String title,
      PageColors colors,
      List<String> before,
      List<PageRows> parts,
      List<String> after) {}

  /** A table, or a part of one. */
  public record PageRows(
      String title,
      String heading,
      List<PageText> headings,
      List<List<PageText>> rows,
      String legend) {}

  private ResultPage() {}

  /** The text of the file. */
  public static String of(ResultTables results) {
    return TEMPLATE.filled(page(results));
  }

  /** What a template reads of tables. */
  public static TablesPage page(ResultTables results) {
    return new TablesPage(
        results.kind(),
        PageColors.ALL,
        told(results.before().apply(UNBROKEN)),
        results.texts().stream().flatMap(table -> parts(table).stream()).toList(),
        told(results.after().apply(UNBROKEN)));
  }

  private static List<String> told(List<String> lines) {
    return lines.stream().filter(line -> !line.isBlank()).toList();
  }

  /**
   * The title stands above the first part, and what columns mean below the last. Parts of a table
   * without a title have titles themselves, so that no level of headings is left out.
   */
  private static List<PageRows> parts(TableParts table) {
    List<PageRows> parts = new ArrayList<>();
    boolean isTitled = !table.title().isEmpty();
    table
        .parts()
        .forEach(
            (heading, part) ->
                parts.add(
                    new PageRows(
                        !isTitled ? heading : parts.isEmpty() ? table.title() : "",
                        isTitled ? heading : "",
                        PageTable.headings(part),
                        PageTable.rows(part),
                        parts.size() == table.parts().size() - 1 ? table.legend() : "")));
    return parts;
  }
}
