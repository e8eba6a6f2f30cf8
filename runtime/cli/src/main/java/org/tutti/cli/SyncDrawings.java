package org.tutti.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.figures.Pictures;
import org.tutti.figures.single.DrawingFiles;
import org.tutti.figures.sync.SyncTable;
import org.tutti.sync.experiment.DataTable;
import org.tutti.sync.experiment.SyncExperiments;

/** Draws what experiments on synchronization wrote for plots. */
final class SyncDrawings {
  private SyncDrawings() {}

  /** Writes a picture beside each table that has one, and returns their files. */
  static List<Path> write(Path directory) {
    List<Path> drawings = new ArrayList<>();
    for (String name : SyncExperiments.names()) {
      Path file = SyncDataOutput.file(directory, name);
      if (Files.isRegularFile(file)) {
        SyncTable table = new SyncTable(name, read(file));
        drawings.addAll(DrawingFiles.write(table, Pictures.OF_SYNC, directory));
      }
    }
    if (drawings.isEmpty()) {
      throw nothing(directory, null);
    }
    return drawings;
  }

  private static DataTable read(Path file) {
    try {
      return DataTable.ofCsv(Files.readAllLines(file));
    } catch (IOException e) {
      throw nothing(file, e);
    }
  }

  private static RuntimeException nothing(Path path, IOException cause) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "There are no data of synchronization to draw in " + path + ".",
        "Name the directory that was given to --data.",
        cause);
  }
}
