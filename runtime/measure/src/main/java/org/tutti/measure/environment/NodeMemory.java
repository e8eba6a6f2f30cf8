package org.tutti.measure.environment;

import java.nio.file.Path;
import java.util.OptionalLong;

/** The memory of this node. */
public final class NodeMemory {
  private static final Path MEMORY = Path.of("/proc/meminfo");

  private NodeMemory() {}

  /** Its size in bytes; empty if the system does not report it. */
  public static OptionalLong total() {
    return KernelFile.value(MEMORY, "MemTotal")
        .map(text -> OptionalLong.of(Long.parseLong(text.replaceAll("\\D", "")) * 1024))
        .orElse(OptionalLong.empty());
  }
}
