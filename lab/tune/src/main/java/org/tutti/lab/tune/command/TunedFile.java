package org.tutti.lab.tune.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.cli.option.OutputFile;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuningProblem;
import org.tutti.lab.tune.LibraryFiles;

/** The file that a tuned library reads. */
record TunedFile(Path path) {
  /**
   * Refuses a file that cannot be written, before anything is measured.
   *
   * @throws org.tutti.diagnostics.TuttiException 290 if it exists
   */
  void check(boolean overwrite) {
    List<Path> files = new ArrayList<>(List.of(path));
    LibraryFiles.endings().forEach(ending -> files.add(beside(ending)));
    for (Path file : files) {
      if (Files.exists(file) && !overwrite) {
        throw TuningProblem.TUNING_FILE_EXISTS.error("The file " + file + " already exists.");
      }
    }
    Path directory = path.toAbsolutePath().getParent();
    if (Files.isDirectory(path) || directory == null || !Files.isWritable(directory)) {
      throw notWritable("its directory does not exist or is not writable", null);
    }
  }

  /**
   * Writes files, with the report as comments at their beginning, and returns them.
   *
   * @param texts by what is appended to the name
   */
  List<Path> write(Map<String, String> texts, List<String> report) {
    StringBuilder comments = new StringBuilder();
    for (String line : report) {
      comments.append(("# " + line).stripTrailing()).append('\n');
    }
    List<Path> files = new ArrayList<>();
    try {
      for (Map.Entry<String, String> text : texts.entrySet()) {
        Path file = beside(text.getKey());
        OutputFile.write(file, comments + text.getValue());
        files.add(file);
      }
    } catch (IOException e) {
      throw notWritable(e.toString(), e);
    }
    return files;
  }

  private Path beside(String ending) {
    return path.resolveSibling(path.getFileName() + ending);
  }

  private RuntimeException notWritable(String why, Exception cause) {
    return CampaignProblem.OUTPUT_NOT_WRITABLE.error(
        "The file " + path + " cannot be written: " + why + ".",
        "Name a file in a writable directory.",
        cause);
  }
}
