package org.tutti.campaign.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.campaign.opening.KnownFile;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.file.Sha256;

/**
 * A program that a manifest names.
 *
 * @param text as it is written there
 */
record NamedProgram(ProgramKind kind, String text) {
  private static final String UNREADABLE = "unreadable";

  /** Larger files, such as the classes of a JDK, are known by what the file system says of them. */
  private static final long MAX_BYTES = 1L << 26;

  private static final Pattern LOADED = Pattern.compile("\\.(so|jar)[.\\d]*$");

  /** All that the launches of a campaign use, each once. */
  static Set<NamedProgram> of(Manifest manifest) {
    Set<NamedProgram> named = new LinkedHashSet<>();
    Stream.concat(
            Stream.of(manifest.settings()),
            manifest.treatments().stream().map(PlannedTreatment::settings))
        .distinct()
        .forEach(settings -> addAll(named, settings));
    return named;
  }

  private static void addAll(Set<NamedProgram> named, LaunchSettings settings) {
    for (ProgramKind kind : ProgramKind.values()) {
      kind.texts(settings).forEach(text -> named.add(new NamedProgram(kind, text)));
    }
  }

  /**
   * SHA-256, in hexadecimal, of all that is to be known: the text, and the bytes of what it names.
   */
  String digest() {
    StringBuilder all = new StringBuilder(kind.name()).append('\n').append(text);
    for (Path file : files()) {
      all.append('\n').append(file).append('\n').append(content(file));
    }
    return Sha256.of(all.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Whether something that it names is below this directory. */
  boolean isBelow(Path directory) {
    return files().stream().anyMatch(file -> real(file).startsWith(real(directory)));
  }

  private Set<Path> files() {
    try {
      return kind.files(text);
    } catch (UncheckedIOException | InvalidPathException e) {
      return Set.of(); // Whoever starts it says so.
    }
  }

  private static String content(Path file) {
    try {
      if (Files.isDirectory(file)) {
        return directory(file);
      }
      return Files.size(file) > MAX_BYTES ? KnownFile.state(file) : KnownFile.of(file).digest();
    } catch (IOException e) {
      return UNREADABLE;
    }
  }

  /** What can be loaded or started from a directory, by what the file system says of it. */
  private static String directory(Path directory) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> entries = Files.list(directory)) {
      for (Path entry : entries.filter(Files::isRegularFile).sorted().toList()) {
        if (LOADED.matcher(entry.toString()).find() || Files.isExecutable(entry)) {
          all.append(entry).append(' ').append(KnownFile.state(entry)).append('\n');
        }
      }
    }
    return all.toString();
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.toAbsolutePath().normalize();
    }
  }

  @Override
  public String toString() {
    return kind.words() + " '" + text + "'";
  }
}
