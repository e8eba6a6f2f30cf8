package org.tutti.rank.environment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.host.KernelFile;
import org.tutti.rank.jvm.JvmCacheKind;

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
    for (JvmCacheKind kind : JvmCacheKind.values()) {
      String file = null;
      for (String option : options) {
        file = kind.namesFile(option) ? option.substring(option.indexOf('=') + 1) : file;
      }
      if (file != null && isMapped("/" + Path.of(file).getFileName())) {
        return kind.label();
      }
    }
    return NONE;
  }

  /** The options without those of the cache, which have a fact of their own. */
  List<String> otherOptions() {
    List<String> others = new ArrayList<>();
    for (String option : options) {
      if (!isUse(option)) {
        others.add(option);
      }
    }
    return others;
  }

  private static boolean isUse(String option) {
    for (JvmCacheKind kind : JvmCacheKind.values()) {
      if (kind.isUse(option)) {
        return true;
      }
    }
    return false;
  }

  private boolean isMapped(String name) {
    return (KernelFile.text(maps).orElse("") + "\n").contains(name + "\n");
  }
}
