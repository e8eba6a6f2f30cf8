package org.tutti.measure.environment;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tutti.measure.jvm.JvmCacheKind;

/**
 * The cache with which a JVM was started, by its options. Whether the JVM could use it is shown by
 * its memory, where the files are mapped: a JVM ignores a cache that does not fit.
 *
 * @param options of the JVM
 * @param maps file {@code /proc/PID/maps} of the JVM
 */
record JvmCacheUse(List<String> options, Path maps) {
  private static final String NONE = "none";

  static JvmCacheUse ofThisJvm(List<String> options) {
    return new JvmCacheUse(options, Path.of("/proc/self/maps"));
  }

  /** The kind of the cache in use; {@code none} if there is none or it was ignored. */
  String fact() {
    return Arrays.stream(JvmCacheKind.values())
        .filter(kind -> file(kind).filter(this::isMapped).isPresent())
        .findFirst()
        .map(JvmCacheKind::label)
        .orElse(NONE);
  }

  /** The options without those of the cache, which have a fact of their own. */
  List<String> otherOptions() {
    return options.stream()
        .filter(
            option -> Arrays.stream(JvmCacheKind.values()).noneMatch(kind -> kind.isUse(option)))
        .toList();
  }

  private Optional<String> file(JvmCacheKind kind) {
    return options.stream()
        .filter(kind::namesFile)
        .map(option -> option.substring(option.indexOf('=') + 1))
        .reduce((first, last) -> last)
        .map(file -> "/" + Path.of(file).getFileName());
  }

  private boolean isMapped(String name) {
    return (KernelFile.text(maps).orElse("") + "\n").contains(name + "\n");
  }
}
