package org.tutti.records.campaign;

import java.nio.file.Path;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;

/**
 * The file that contains the cells of a launch.
 *
 * @param launch which launch
 * @param path where its result file was found
 * @param place where its result file is once the launch counts
 * @param whole whether the launch counts as a whole; otherwise some of its cells are missing
 */
public record LaunchFile(PlannedLaunch launch, Path path, Path place, boolean whole) {
  /** A file in the place of those that count. */
  public LaunchFile(PlannedLaunch launch, Path path, boolean whole) {
    this(launch, path, path, whole);
  }

  /** What it says that it is. */
  LaunchHeader header() {
    try (LaunchReader reader = open()) {
      return reader.header();
    }
  }

  /**
   * Opens it, and reads its header. In a campaign that runs, the driver may have moved it to its
   * place since it was found.
   *
   * @throws TuttiException if it cannot be read, has another format, is not a result file, or is
   *     damaged
   */
  public LaunchReader open() {
    try {
      return LaunchReader.open(path);
    } catch (TuttiException e) {
      if (RecordFiles.exists(path) || !RecordFiles.exists(place)) {
        throw e;
      }
      return LaunchReader.open(place);
    }
  }
}
