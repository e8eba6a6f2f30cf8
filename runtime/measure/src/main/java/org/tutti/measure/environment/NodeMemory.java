package org.tutti.measure.environment;

import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.LongStream;

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
    return LongStream.concat(installed().stream(), new ControlGroups(root).memoryLimit().stream())
        .min();
  }

  private OptionalLong installed() {
    return KernelFile.value(root.resolve("proc/meminfo"), "MemTotal")
        .map(text -> OptionalLong.of(Long.parseLong(text.replaceAll("\\D", "")) * 1024))
        .orElse(OptionalLong.empty());
  }
}
