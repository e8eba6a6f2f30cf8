package org.tutti.cli.option;

import java.io.PrintWriter;
import java.util.List;
import org.tutti.report.layout.PageStyle;
import picocli.CommandLine.Model.CommandSpec;

/** Prints lines that are no wider than the page of a command. */
public record PagePrinter(PrintWriter output, PageStyle style) {
  public static PagePrinter of(CommandSpec spec) {
    return new PagePrinter(spec.commandLine().getOut(), PageOptions.styleOf(spec));
  }

  /** Prints a line, or several if it is too long. */
  public void print(String line) {
    style.fit(List.of(line)).forEach(output::println);
  }

  /** Shows at once what was printed, because the next line may be far away. */
  public void flush() {
    output.flush();
  }
}
