package org.tutti.campaign.trust;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.campaign.opening.ProgramIdentity;
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

  /** SHA-256, in hexadecimal, of all that is to be known: benchmarks also by their bytes. */
  String digest() {
    String all =
        kind.name() + "\n" + (kind == ProgramKind.BENCHMARKS ? content() : "") + "\n" + text;
    return Sha256.of(all.getBytes(StandardCharsets.UTF_8));
  }

  private String content() {
    try {
      return Map.copyOf(ProgramIdentity.of(text)).getOrDefault(text, "");
    } catch (UncheckedIOException | InvalidPathException e) {
      return UNREADABLE; // Whoever starts it says so.
    }
  }

  @Override
  public String toString() {
    return kind.words() + " '" + text + "'";
  }
}
