package org.tutti.lab.clocks.command;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.figures.single.DrawingFiles;
import org.tutti.lab.clocks.DataTable;
import org.tutti.lab.clocks.SyncExperiments;
import org.tutti.lab.clocks.picture.ClockPictures;
import org.tutti.lab.clocks.picture.SyncTable;

/** Draws what experiments on synchronization wrote for plots. */
final class SyncDrawings {
  private SyncDrawings() {}

  /** Writes a picture beside each table that has one, and returns their files. */
  static List<Path> write(Path directory) {
    List<Path> drawings = new ArrayList<>();
    for (SyncTable table : tables(directory)) {
      drawings.addAll(DrawingFiles.write(table, ClockPictures.ALL, table.measured(), directory));
    }
    return drawings;
  }

  /**
   * What experiments wrote to a directory; at least one table that has a picture.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is none, or if one is damaged
   */
  static List<SyncTable> tables(Path directory) {
    List<SyncTable> tables = new ArrayList<>();
    for (String name : SyncExperiments.names()) {
      Path file = SyncDataOutput.file(directory, name);
      if (Files.isRegularFile(file)) {
        SyncTable table = new SyncTable(name, read(file));
        if (hasPicture(table, file)) {
          tables.add(table);
        }
      }
    }
    if (tables.isEmpty()) {
      throw nothing(directory, null);
    }
    return tables;
  }

  private static boolean hasPicture(SyncTable table, Path file) {
    try {
      return ClockPictures.ALL.stream().anyMatch(picture -> !picture.of(table).isEmpty());
    } catch (IllegalArgumentException | NoSuchElementException | IndexOutOfBoundsException e) {
      throw damaged(file, e);
    }
  }

  private static DataTable read(Path file) {
    try {
      List<String> lines = Files.readAllLines(file);
      if (lines.isEmpty()) {
        throw damaged(file, null);
      }
      return DataTable.ofCsv(lines);
    } catch (MalformedInputException e) {
      throw damaged(file, e);
    } catch (IOException e) {
      throw nothing(file, e);
    }
  }

  private static RuntimeException damaged(Path file, Exception cause) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "The synchronization data in " + file + " are damaged.",
        "Measure them again: sync --sync-data " + file.getParent() + ".",
        cause);
  }

  private static RuntimeException nothing(Path path, IOException cause) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "There is no synchronization data to draw in " + path + ".",
        "Name the directory that was given to --sync-data.",
        cause);
  }
}
