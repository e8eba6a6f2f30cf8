package org.tutti.rank.environment;

import java.nio.file.Path;
import org.tutti.mpi.host.KernelFile;

/**
 * Where the calling thread runs.
 *
 * @param pid its process id
 * @param cpus CPUs it may run on, such as {@code 0-3,8}
 */
public record Placement(long pid, String cpus) {

  /** The placement of the calling thread. */
  public static Placement ofThisThread() {
    return new Placement(
        ProcessHandle.current().pid(),
        KernelFile.value(Path.of("/proc/thread-self/status"), "Cpus_allowed_list")
            .orElse(MachineFacts.UNKNOWN));
  }

  /** That of a rank of a simulation, which no processor runs. */
  public static Placement ofSimulation() {
    return new Placement(ProcessHandle.current().pid(), MachineFacts.UNKNOWN);
  }

  /** Largest resident memory of this process so far, in KiB; 0 if unknown. */
  public static long peakMemoryKiB() {
    return KernelFile.digits(KernelFile.value(Path.of("/proc/self/status"), "VmHWM").orElse(""));
  }
}
