package org.tutti.campaign.jvmcache;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.campaign.opening.KnownFile;
import org.tutti.campaign.opening.ProgramIdentity;

/**
 * The jars of a class path and those that their manifests name, by their bytes, so that classes of
 * former jars are never measured: a JVM compares at most size and time, which builds and images
 * set.
 *
 * @param classPath the class path
 * @param jars each jar
 */
record CachedJars(String classPath, List<KnownFile> jars) {
  CachedJars {
    jars = List.copyOf(jars);
  }

  /** The jars as they are now; empty if there is something else among them. */
  static Optional<CachedJars> of(String classPath) {
    Deque<Path> next = new ArrayDeque<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      next.add(Path.of(entry));
    }
    Set<Path> seen = new HashSet<>();
    List<KnownFile> jars = new ArrayList<>();
    try {
      while (!next.isEmpty()) {
        Path file = next.remove();
        if (!Files.isRegularFile(file)) {
          return Optional.empty();
        }
        if (seen.add(file)) {
          jars.add(KnownFile.of(file));
          next.addAll(ProgramIdentity.namedBy(file));
        }
      }
      return Optional.of(new CachedJars(classPath, jars));
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** What a cache belongs to, as text. */
  List<String> identities() {
    return jars.stream().map(KnownFile::identity).toList();
  }

  /** Whether all jars have the same bytes; then they have the same times as well. */
  boolean haveTheirTimes() throws IOException {
    for (KnownFile jar : jars) {
      if (!Files.exists(jar.file()) || !jar.isUnchanged()) {
        return false;
      }
    }
    for (KnownFile jar : jars) {
      jar.touch();
    }
    return true;
  }

  /** Whether no jar has been replaced or written since. */
  boolean areUnchanged() {
    // Without lambdas, as ranks that are started by hand call this.
    try {
      for (KnownFile jar : jars) {
        if (!jar.isUntouched()) {
          return false;
        }
      }
      return true;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }

  /** The same, not even by the same bytes: a JVM may have read others in between. */
  boolean areLeftAlone() throws IOException {
    for (KnownFile jar : jars) {
      if (!jar.isLeftAlone()) {
        return false;
      }
    }
    return true;
  }
}
