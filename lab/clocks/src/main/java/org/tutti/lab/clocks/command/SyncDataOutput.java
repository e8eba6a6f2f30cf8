package org.tutti.lab.clocks.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.tutti.cli.option.OutputFile;
import org.tutti.cli.option.PagePrinter;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.clocks.DataTable;
import org.tutti.lab.clocks.SyncExperiments.NamedTable;

/**
 * Prints the tables of experiments, and writes them for plots.
 *
 * @param data directory for files, if wanted
 */
record SyncDataOutput(PagePrinter page, Optional<Path> data) {

  /** Where the table of an experiment is written. */
  static Path file(Path data, String experiment) {
    return data.resolve(experiment + ".csv");
  }

  void show(NamedTable table) {
    page.print("");
    page.print(table.table().title());
    SyncTableText.lines(table.table(), page.style().width()).forEach(page::print);
    page.flush();
    data.ifPresent(directory -> write(file(directory, table.name()), table.table()));
  }

  private static void write(Path file, DataTable data) {
    try {
      OutputFile.write(file, String.join("\n", data.csv()) + "\n");
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  static TuttiException unwritable(Path path, IOException cause) {
    return CampaignProblem.OUTPUT_NOT_WRITABLE.error(
        "Data cannot be written to " + path + ".",
        "Give another directory with --sync-data.",
        cause);
  }
}
