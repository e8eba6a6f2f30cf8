package org.tutti.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import org.tutti.figures.page.ResultPage;
import org.tutti.report.export.TableCsv;
import org.tutti.report.json.ResultDocument;
import org.tutti.report.json.TableJson;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.ResultTables;
import picocli.CommandLine.Option;

/** How a command prints a result that is a table. */
public final class TableFormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = ResultFormat.FormatConverter.class,
      description = "text (default), csv, json, or html.")
  private ResultFormat format = ResultFormat.TEXT;

  public ResultFormat value() {
    return format;
  }

  /** Prints tables of results. */
  public void print(ResultTables results, PageStyle style, PrintWriter output) throws IOException {
    switch (format) {
      case TEXT -> results.lines(style).forEach(output::println);
      case CSV -> TableCsv.write(results, output);
      case JSON -> output.print(ResultDocument.text(TableJson.of(results)));
      case HTML -> output.print(ResultPage.of(results));
    }
    output.flush();
  }
}
