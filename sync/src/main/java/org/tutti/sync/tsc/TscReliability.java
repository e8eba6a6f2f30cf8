package org.tutti.sync.tsc;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.mpi.host.CpuMask;
import org.tutti.mpi.host.KernelFile;

/** Whether the counter can be trusted as a clock here (hunold2016, section 3.2). */
final class TscReliability {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");
  private static final Set<String> NEEDED = Set.of("constant_tsc", "nonstop_tsc", "rdtscp");

  private TscReliability() {}

  static boolean isX86() {
    return System.getProperty("os.arch").equals("amd64");
  }

  /** The reason why it cannot be trusted, if there is one. */
  static Optional<String> whyUnreliable() {
    if (!isX86()) {
      return Optional.of("this processor is not x86-64");
    }
    int processors = CpuMask.ofThisThread().cardinality();
    return flagsMissing(cpuInfo())
        .or(
            () ->
                processors == 1
                    ? Optional.empty()
                    : Optional.of(
                        "this rank is not pinned; it may run on " + processors + " processors"));
  }

  /** What the flags of the first processor lack. */
  static Optional<String> flagsMissing(List<String> cpuInfo) {
    Set<String> missing = new TreeSet<>(NEEDED);
    cpuInfo.stream()
        .filter(line -> line.startsWith("flags"))
        .findFirst()
        .ifPresent(line -> missing.removeAll(Arrays.asList(line.split("\\s+"))));
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of("its flags in " + CPU_INFO + " lack " + String.join(", ", missing));
  }

  private static List<String> cpuInfo() {
    return List.of(KernelFile.lines(CPU_INFO));
  }
}
