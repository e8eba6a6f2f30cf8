package org.tutti.lab.archive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * What the description of an archive says of it.
 *
 * @param title of the study
 * @param authors their names
 * @param digests SHA-256 of each file, by its path
 */
record DescribedFiles(String title, List<String> authors, Map<String, String> digests) {
  private static final String IDENTIFIER = "@id";
  private static final String NAME = "name";

  DescribedFiles {
    authors = List.copyOf(authors);
    digests = Map.copyOf(digests);
  }

  /**
   * Reads a description.
   *
   * @throws TuttiException 540 if it is not that of a study, 51 if it is that of another layout
   */
  static DescribedFiles of(byte[] metadata) {
    try {
      JsonObject json = JsonText.parse(metadata, 0, metadata.length);
      Map<String, JsonObject> entities = new HashMap<>();
      for (JsonObject entity : json.objects("@graph")) {
        entities.put(entity.text(IDENTIFIER), entity);
      }
      JsonObject root =
          Optional.ofNullable(entities.get("./"))
              .filter(found -> found.has(CrateMetadata.SCHEMA_VERSION))
              .orElseThrow(() -> notAStudy("its description names no layout of Tutti's", null));
      checkVersion(root.text(CrateMetadata.SCHEMA_VERSION));
      Map<String, String> digests = new HashMap<>();
      entities.forEach(
          (name, entity) -> {
            if (entity.has(CrateMetadata.DIGEST)) {
              digests.put(name, entity.text(CrateMetadata.DIGEST));
            }
          });
      List<String> authors =
          root.objects("author").stream()
              .map(author -> entities.get(author.text(IDENTIFIER)))
              .filter(found -> found != null && found.has(NAME))
              .map(found -> found.text(NAME))
              .toList();
      return new DescribedFiles(root.text(NAME), authors, digests);
    } catch (TuttiException e) {
      throw e;
    } catch (RuntimeException e) {
      throw notAStudy("its description cannot be read: " + e.getMessage(), e);
    }
  }

  private static void checkVersion(String layout) {
    if (!layout.equals(StudyFormat.SCHEMA + StudyFormat.VERSION)) {
      throw RecordProblem.FILE_OF_OTHER_VERSION.error(
          "The archive has the layout '"
              + layout
              + "', and this version of Tutti reads "
              + StudyFormat.SCHEMA
              + StudyFormat.VERSION
              + ".",
          "Use the version that wrote it, which may be in its benchmarks, or a newer one.");
    }
  }

  static TuttiException notAStudy(String why, RuntimeException cause) {
    return ArchiveProblem.STUDY_NOT_READABLE.error(
        "The file is no archive of a study: " + why + ".",
        ArchiveProblem.STUDY_NOT_READABLE.description().remedy(),
        cause);
  }
}
