package org.tutti.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.report.TextTable;
import org.tutti.sync.experiment.DataTable;
import org.tutti.sync.experiment.SyncExperiments.NamedTable;

/**
 * Prints the tables of experiments, and writes them for plots.
 *
 * @param data directory for files, if wanted
 */
record SyncDataOutput(PrintWriter output, Optional<Path> data) {

  /** Where the table of an experiment is written. */
  static Path file(Path data, String experiment) {
    return data.resolve(experiment + ".csv");
  }

  void show(NamedTable table) {
    output.printf("%n%s%n", table.table().title());
    text(table.table()).lines().forEach(output::println);
    output.flush();
    data.ifPresent(directory -> write(file(directory, table.name()), table.table()));
  }

  private static TextTable text(DataTable data) {
    TextTable text = new TextTable();
    for (String column : data.columns()) {
      text = column.equals(data.columns().get(0)) ? text.left(column) : text.right(column);
    }
    data.rows().forEach(text::row);
    return text;
  }

  private static void write(Path file, DataTable data) {
    try {
      Files.write(file, data.csv());
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  static TuttiException unwritable(Path path, IOException cause) {
    return CampaignProblem.OUTPUT_NOT_WRITABLE.error(
        "Data cannot be written to " + path + ".", "Give another directory with --data.", cause);
  }
}
