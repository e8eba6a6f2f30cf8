package org.tutti.sync.clock;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tutti.mpi.host.KernelFile;

/**
 * {@link System#nanoTime()}, which is {@code CLOCK_MONOTONIC} on Linux: one time base for all ranks
 * of a host, as long as they are in one time namespace.
 */
public final class MonotonicClock implements RankClock {
  private static final Path BOOT_ID = Path.of("/proc/sys/kernel/random/boot_id");
  private static final Path TIME_NAMESPACE = Path.of("/proc/self/ns/time");

  @Override
  public long now() {
    return System.nanoTime();
  }

  @Override
  public String name() {
    return "MONOTONIC";
  }

  /** The boot of the host and the time namespace; empty where the system does not provide them. */
  @Override
  public String base() {
    Optional<String> boot = KernelFile.text(BOOT_ID);
    if (boot.isEmpty()) {
      return "";
    }
    try {
      boolean namespaces = Files.isSymbolicLink(TIME_NAMESPACE);
      String namespace = namespaces ? Files.readSymbolicLink(TIME_NAMESPACE).toString() : "";
      return name() + " " + boot.get() + " " + namespace;
    } catch (IOException e) {
      return "";
    }
  }
}
