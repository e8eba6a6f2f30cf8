package org.tutti.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuningProblem;

/** The file that a tuned library reads. */
record TunedFile(Path path) {
  /**
   * Refuses a file that cannot be written, before anything is measured.
   *
   * @throws org.tutti.diagnostics.TuttiException 290 if it exists
   */
  void check(boolean overwrite) {
    if (Files.exists(path) && !overwrite) {
      throw TuningProblem.TUNING_FILE_EXISTS.error("The file " + path + " exists already.");
    }
    Path directory = path.toAbsolutePath().getParent();
    if (Files.isDirectory(path) || directory == null || !Files.isWritable(directory)) {
      throw notWritable("its directory does not exist, or you may not write it", null);
    }
  }

  /** Writes the file, with the report as comments at its beginning. */
  void write(String text, List<String> report) {
    StringBuilder content = new StringBuilder();
    for (String line : report) {
      content.append(("# " + line).stripTrailing()).append('\n');
    }
    try {
      Files.writeString(path, content.append(text));
    } catch (IOException e) {
      throw notWritable(e.toString(), e);
    }
  }

  private RuntimeException notWritable(String why, Exception cause) {
    return CampaignProblem.OUTPUT_NOT_WRITABLE.error(
        "The file " + path + " cannot be written: " + why + ".",
        "Name a file in a directory that you may write.",
        cause);
  }
}
