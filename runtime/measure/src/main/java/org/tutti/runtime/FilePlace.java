package org.tutti.runtime;

import java.nio.file.Path;
import java.util.Map;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FileToOpen;

/**
 * Where a benchmark makes its files, and how it opens them. Made by the runtime for the benchmarks
 * of a launch whose {@link Payload#fileBytes} is not 0.
 *
 * @param directory of this launch, which is removed with everything in it, also after a kill
 * @param hints of {@code --file-dir hints=...}
 * @param dropsCache whether the hosts are to forget a file before each observation ({@code
 *     --file-dir cache=dropped}), which the benchmark has to see to
 */
public record FilePlace(Path directory, Map<String, String> hints, boolean dropsCache) {
  /** The path of a file. */
  public Path file(String name) {
    return directory.resolve(name);
  }

  /** What opening a file of this name takes; see {@link org.tutti.mpi.MpiIo#fileToOpen}. */
  public FileToOpen toOpen(Communicator communicator, String name, FileMode... modes) {
    return communicator.fileToOpen(file(name), hints, modes);
  }
}
