package org.tutti.lab.archive.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.lab.archive.Author;
import org.tutti.lab.archive.License;
import org.tutti.records.file.DurableFiles;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * Who measures and under which license, which a user says once: {@code
 * $XDG_CONFIG_HOME/tutti/authors.json}, or {@code ~/.config/tutti/authors.json}.
 *
 * @param file need not exist
 * @param authors none if nobody has named any
 * @param license null if nobody has named one
 */
record StudyAuthors(Path file, List<Author> authors, License license) {
  private static final int MAX_BYTES = 1 << 16;
  private static final String AUTHORS = "authors";
  private static final String LICENSE = "license";

  StudyAuthors {
    authors = List.copyOf(authors);
  }

  static StudyAuthors ofUser() {
    return of(System.getenv(), System.getProperty("user.home", "?"));
  }

  static StudyAuthors of(Map<String, String> environment, String home) {
    Path named = Path.of(environment.getOrDefault("XDG_CONFIG_HOME", ""));
    Path configuration = named.isAbsolute() ? named : Path.of(home, ".config");
    Path file = configuration.resolve("tutti").resolve("authors.json");
    if (!RecordFiles.isRegular(file)) {
      return new StudyAuthors(file, List.of(), null);
    }
    try {
      byte[] bytes = RecordFiles.read(file, MAX_BYTES);
      JsonObject json = JsonText.parse(bytes, 0, bytes.length);
      return new StudyAuthors(
          file,
          json.texts(AUTHORS).stream().map(Author::of).toList(),
          new License(json.text(LICENSE)));
    } catch (RuntimeException e) {
      throw ArchiveProblem.CITATION_MISSING.error(
          "'" + file + "' cannot be read: " + e.getMessage() + ".",
          "Remove it, and name authors and license with --author and --license.",
          e);
    }
  }

  /** The same with what is given here, if anything is. */
  StudyAuthors or(List<Author> others, License other) {
    return new StudyAuthors(
        file, others.isEmpty() ? authors : others, other == null ? license : other);
  }

  /**
   * The license.
   *
   * @throws org.tutti.diagnostics.TuttiException 483 if it or the authors are missing
   */
  License required() {
    if (authors.isEmpty() || license == null) {
      throw ArchiveProblem.CITATION_MISSING.error(
          "An archive says "
              + (authors.isEmpty() ? "who measured" : "")
              + (authors.isEmpty() && license == null ? " and " : "")
              + (license == null ? "how others may use the data" : "")
              + ", which nobody has said yet.",
          "Add "
              + (authors.isEmpty() ? "--author NAME" : "")
              + (authors.isEmpty() && license == null ? " and " : "")
              + (license == null ? "--license CC-BY-4.0, or another" : "")
              + "; it is remembered for further archives.");
    }
    return license;
  }

  /**
   * Writes what differs from what was known.
   *
   * @return what to tell the user; empty if nothing changed
   */
  Optional<String> remember(StudyAuthors known) {
    if (authors.equals(known.authors) && Objects.equals(license, known.license)) {
      return Optional.empty();
    }
    try {
      Files.createDirectories(file.getParent());
      DurableFiles.write(
          file,
          JsonText.pretty(
              new JsonObject()
                  .put(AUTHORS, authors.stream().map(Author::toString).toList())
                  .put(LICENSE, license.name())));
      return Optional.of("Remembered: authors and license, in " + file);
    } catch (IOException e) {
      return Optional.of("Authors and license are not remembered: " + e + ".");
    }
  }
}
