package org.tutti.lab.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.DurableFiles;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.file.Sha256;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * The archive of a study that somebody has made, unpacked where it is replicated.
 *
 * <pre>{@code
 * DIR/original/study.json    digest of the archive, title, and authors
 * DIR/original/campaigns/*   what was measured there
 * DIR/original/benchmarks/*  what was measured there with, if the archive has it
 * DIR/campaigns/*            what is measured here
 * }</pre>
 *
 * @param directory the results directory
 * @param title of the study
 * @param authors their names
 * @param programs the benchmarks, by digest
 */
public record ReceivedStudy(
    Path directory, String title, List<String> authors, Map<String, Path> programs) {
  private static final String ORIGINAL = "original";
  private static final String NOTE = "study.json";
  private static final int MAX_NOTE = 1 << 20;

  public ReceivedStudy {
    authors = List.copyOf(authors);
    programs = Map.copyOf(programs);
  }

  /**
   * Unpacks an archive, or finds it unpacked.
   *
   * @param zip written by {@link Study#write}
   * @param results a directory that does not exist, is empty, or has a replication of this archive
   * @throws TuttiException 540 to 544 if the archive cannot be used, 545 if the directory has
   *     something else
   */
  public static ReceivedStudy unpack(Path zip, Path results) {
    return unpack(zip, results, UnpackLimits.DEFAULT);
  }

  static ReceivedStudy unpack(Path zip, Path results, UnpackLimits limits) {
    Path directory = results.toAbsolutePath().normalize();
    Path note = directory.resolve(ORIGINAL).resolve(NOTE);
    if (RecordFiles.isRegular(note)) {
      return known(zip, directory, note);
    }
    boolean isNew = !Files.exists(directory);
    if (!isNew) {
      TemporaryDirectory.removeLeftovers(directory);
    }
    if (!RecordFiles.list(directory).isEmpty()) {
      throw other(directory, "is not empty, and has no replication");
    }
    try {
      Files.createDirectories(directory);
      return unpacked(zip, directory, limits);
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The archive '" + zip + "' could not be unpacked into '" + directory + "': " + e + ".",
          "Name a writable directory with enough space with --results.",
          e);
    } finally {
      if (isNew) {
        removeIfEmpty(directory);
      }
    }
  }

  /** Removes what was unpacked, for a study that is refused, unless something was measured. */
  public void removeUnlessMeasured() {
    if (RecordFiles.list(directory).equals(List.of(directory.resolve(ORIGINAL)))) {
      try (TemporaryDirectory removed = TemporaryDirectory.in(directory)) {
        Files.move(directory.resolve(ORIGINAL), removed.path().resolve(ORIGINAL));
      } catch (IOException e) {
        return; // The study is refused for another reason, and harms nobody.
      }
      removeIfEmpty(directory);
    }
  }

  /** What could not be unpacked leaves nothing behind. */
  private static void removeIfEmpty(Path directory) {
    try {
      if (RecordFiles.list(directory).isEmpty()) {
        Files.deleteIfExists(directory);
      }
    } catch (IOException e) {
      // An empty directory harms nobody.
    }
  }

  private static ReceivedStudy unpacked(Path zip, Path directory, UnpackLimits limits)
      throws IOException {
    try (TemporaryDirectory beside = TemporaryDirectory.in(directory)) {
      Path original = Files.createDirectory(beside.path().resolve(ORIGINAL));
      DescribedFiles described = new StudyUnpacking(zip, original, limits).unpack();
      JsonObject json =
          new JsonObject()
              .put("archive", digest(zip))
              .put("title", described.title())
              .put("authors", described.authors());
      DurableFiles.write(original.resolve(NOTE), JsonText.pretty(json));
      Files.move(original, directory.resolve(ORIGINAL));
      return of(directory, described.title(), described.authors());
    }
  }

  private static ReceivedStudy known(Path zip, Path directory, Path note) {
    byte[] bytes = RecordFiles.read(note, MAX_NOTE);
    try {
      JsonObject json = JsonText.parse(bytes, 0, bytes.length);
      if (!json.text("archive").equals(digest(zip))) {
        throw other(directory, "has a replication of another study: " + json.text("title"));
      }
      return of(directory, json.text("title"), json.texts("authors"));
    } catch (IOException e) {
      throw ArchiveProblem.STUDY_NOT_READABLE.error(
          "'" + zip + "' cannot be read: " + e.getMessage() + ".",
          ArchiveProblem.STUDY_NOT_READABLE.description().remedy(),
          e);
    } catch (TuttiException e) {
      throw e;
    } catch (RuntimeException e) {
      throw other(directory, "has a note " + NOTE + " that cannot be read: " + e.getMessage());
    }
  }

  private static ReceivedStudy of(Path directory, String title, List<String> authors)
      throws IOException {
    Map<String, Path> programs = new TreeMap<>();
    for (Path jar : RecordFiles.list(directory.resolve(ORIGINAL).resolve("benchmarks"))) {
      programs.put(digest(jar), jar);
    }
    return new ReceivedStudy(directory, title, authors, programs);
  }

  private static String digest(Path file) throws IOException {
    MessageDigest digest = Sha256.digest();
    try (InputStream input = new DigestInputStream(Files.newInputStream(file), digest)) {
      input.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static TuttiException other(Path directory, String what) {
    return ArchiveProblem.RESULTS_OF_OTHER_STUDY.error("'" + directory + "' " + what + ".");
  }

  /** The names of its campaigns, in alphabetical order. */
  public List<String> campaigns() {
    List<String> names = new ArrayList<>();
    RecordFiles.list(directory.resolve(ORIGINAL).resolve("campaigns"))
        .forEach(campaign -> names.add(campaign.getFileName().toString()));
    return names;
  }

  /** Where a campaign is as it was measured there. */
  public Path original(String campaign) {
    return directory.resolve(ORIGINAL).resolve("campaigns").resolve(campaign);
  }

  /** Where it is as it is measured here. */
  public Path here(String campaign) {
    return directory.resolve("campaigns").resolve(campaign);
  }
}
