package org.tutti.rank.environment;

import java.nio.file.Path;
import java.util.OptionalLong;
import org.tutti.mpi.host.KernelFile;

/**
 * The memory of this node.
 *
 * @param root {@code /} except in tests
 */
public record NodeMemory(Path root) {
  /** That of the machine on which this process runs. */
  public static NodeMemory ofThisNode() {
    return new NodeMemory(Path.of("/"));
  }

  /**
   * What ranks can have of it together, in bytes: what is installed, or less where a batch system
   * or a container limits it; empty if the system reports neither.
   */
  public OptionalLong limit() {
    String installed = KernelFile.value(root.resolve("proc/meminfo"), "MemTotal").orElse("");
    OptionalLong limit = new ControlGroups(root).memoryLimit();
    if (installed.isEmpty()) {
      return limit;
    }
    long bytes = KernelFile.digits(installed) * 1024;
    return OptionalLong.of(Math.min(bytes, limit.orElse(bytes)));
  }
}
