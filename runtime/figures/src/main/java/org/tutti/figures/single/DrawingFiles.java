package org.tutti.figures.single;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.records.file.DurableFiles;

/** All drawings of a subject, each as an SVG of its own in a directory. */
public final class DrawingFiles {
  private DrawingFiles() {}

  /**
   * Writes {@code NAME.svg}, or {@code NAME-1.svg}, {@code NAME-2.svg}, and so on if a picture has
   * several drawings.
   *
   * @param measured in a line, how the subject was measured
   * @param directory made if it does not exist
   * @return the files
   * @throws org.tutti.diagnostics.TuttiException if a file cannot be written
   */
  public static <T> List<Path> write(
      T subject, List<Picture<T>> pictures, String measured, Path directory) {
    List<Path> files = new ArrayList<>();
    try {
      Files.createDirectories(directory);
      for (Picture<T> picture : pictures) {
        List<Drawing> drawings =
            picture.of(subject).stream().map(drawing -> drawing.measured(measured)).toList();
        for (int i = 0; i < drawings.size(); i++) {
          String number = drawings.size() == 1 ? "" : "-" + (i + 1);
          Path file = directory.resolve(picture.name() + number + ".svg");
          DurableFiles.write(file, DrawingFormat.SVG.of(List.of(drawings.get(i))));
          files.add(file);
        }
      }
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The pictures could not be written to " + directory + ": " + e + ".",
          "Name a writable directory.",
          e);
    }
    return files;
  }
}
