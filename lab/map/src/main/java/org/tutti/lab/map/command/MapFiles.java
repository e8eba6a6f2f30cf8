package org.tutti.lab.map.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tutti.cli.option.OutputFile;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.figures.single.DrawingFiles;
import org.tutti.lab.map.MapMatrix;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.measure.MapResult;
import org.tutti.lab.map.picture.HeatMapPicture;
import org.tutti.lab.map.picture.MapPage;
import org.tutti.lab.map.text.MapCsv;
import org.tutti.lab.map.text.MapText;
import org.tutti.records.file.DurableFiles;
import picocli.CommandLine.Option;

/** The files in which a map is written. */
final class MapFiles {
  private static final String NAME = "report.html";

  @Option(
      names = "--no-html",
      description =
          "Do not write a page with pictures (default: report.html in the results directory of a map"
              + " that is measured).")
  private boolean omitted;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write the page with pictures to this file.")
  private Optional<Path> html = Optional.empty();

  @Option(
      names = "--figures",
      paramLabel = "DIR",
      description = "Also draw each map, as SVG files in this directory.")
  private Optional<Path> figures = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Also write the median of each pair.")
  private Optional<Path> csv = Optional.empty();

  /**
   * Writes what was asked for, and says where the page is.
   *
   * @param measured whether the map was measured by this command
   */
  void write(MapResult result, boolean measured, PrintWriter output) {
    List<PairMap> maps = result.maps();
    if (maps.isEmpty()) {
      return;
    }
    try {
      if (html.isPresent()) {
        OutputFile.write(html.get(), page(result));
      } else if (measured && !omitted) {
        Path page = result.directory().resolve(NAME);
        DurableFiles.write(page, page(result));
        output.println("Pictures: " + page);
      }
      if (csv.isPresent()) {
        OutputFile.write(csv.get(), text -> MapCsv.write(maps, text));
      }
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The map could not be written: " + e + ".",
          "Name a file in a directory that you may write.",
          e);
    }
    figures.ifPresent(directory -> draw(maps.stream().map(MapMatrix::of).toList(), directory));
  }

  private static byte[] page(MapResult result) {
    return MapPage.of(result.directory().toString(), result.maps())
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Draws maps, each in a directory of its own if there are several. */
  static void draw(List<MapMatrix> maps, Path directory) {
    for (MapMatrix map : maps) {
      Path place =
          maps.size() == 1
              ? directory
              : directory.resolve(map.map().what() + "-" + map.map().msize());
      String measured = "Measured: " + MapText.heading(map.map());
      DrawingFiles.write(map, List.of(new HeatMapPicture()), measured, place);
    }
  }
}
