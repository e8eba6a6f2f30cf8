package org.tutti.lab.map.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.tutti.analysis.JudgedFigure;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.MapProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.map.HostGroups;
import org.tutti.lab.map.MapReading;
import org.tutti.lab.map.MappedEnd;
import org.tutti.records.file.DurableFiles;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;

/**
 * How a map is read, in {@code map.json} beside its campaigns, so that whatever reads it later
 * reads it as it was measured.
 */
final class MapReadingFile {
  private static final String NAME = "map.json";
  private static final int MAX_BYTES = 1 << 24;
  private static final long FORMAT_VERSION = 1;

  private MapReadingFile() {}

  /** Writes it into the directory of a map, which is made if it does not exist. */
  static void write(Path directory, MapReading reading) {
    JsonObject json =
        new JsonObject()
            .put("formatVersion", FORMAT_VERSION)
            .put("per", reading.per().map(MappedEnd::toString).orElse(null))
            .put("figure", reading.figure().title())
            .put("limit", reading.limit())
            .put("groups", reading.groups().byHost());
    try {
      Files.createDirectories(directory);
      DurableFiles.write(directory.resolve(NAME), JsonText.pretty(json));
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          directory.resolve(NAME) + " cannot be written: " + e + ".",
          "Name a writable directory with --results.",
          e);
    }
  }

  /**
   * Reads it; what is usual, if there is none.
   *
   * @throws TuttiException if it cannot be read, or is not what this class has written
   */
  static MapReading read(Path directory) {
    Path file = directory.resolve(NAME);
    if (!RecordFiles.exists(file)) {
      return MapReading.DEFAULT;
    }
    try {
      byte[] bytes = RecordFiles.read(file, MAX_BYTES);
      return decode(JsonText.parse(bytes, 0, bytes.length));
    } catch (RuntimeException e) {
      if (RecordFiles.isOfFile(e)) {
        throw e;
      }
      throw MapProblem.FILE_DAMAGED.error(
          file + " does not say how the map is read: " + e.getMessage() + ".",
          "Remove it, and give --per, --groups, --figure, and --margin again.",
          e);
    }
  }

  private static MapReading decode(JsonObject json) {
    if (json.integer("formatVersion") != FORMAT_VERSION) {
      throw new MalformedJsonException("it has format version " + json.integer("formatVersion"));
    }
    return new MapReading(
        json.has("per") ? Optional.of(end(json.text("per"))) : Optional.empty(),
        HostGroups.of(json.textFields("groups")),
        JudgedFigure.parse(json.text("figure")),
        json.number("limit"));
  }

  private static MappedEnd end(String name) {
    return Arrays.stream(MappedEnd.values())
        .filter(end -> end.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new MalformedJsonException("it tells no '" + name + "' apart"));
  }
}
