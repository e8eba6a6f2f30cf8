package org.tutti.rank.probe;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * Memory that the ranks of a host share, with a cache line for each of them: a file in memory,
 * which all have mapped and none finds any more. Ranks that are threads of one JVM map it as well.
 *
 * @param memory which must remain reachable
 * @param address of the first line
 */
record SharedLines(MappedByteBuffer memory, long address) {
  private static final Path IN_MEMORY = Path.of("/dev/shm");

  private static final Set<PosixFilePermission> OWN =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  /** Processors fetch lines of 64 bytes in pairs. */
  private static final int APART = 128;

  /**
   * Collective.
   *
   * @param neighbors of which some have a host in common
   * @return empty on all ranks if any host has no such memory
   */
  static Optional<SharedLines> open(
      HostNeighbors neighbors, NativeLinker linker, CollectiveExchange collectives) {
    Optional<Path> created =
        neighbors.isLeader() ? create(neighbors.here().size()) : Optional.empty();
    String file = "";
    for (int leader : neighbors.leaders()) {
      String name = collectives.from(leader, created.isPresent() ? created.get().toString() : "");
      file = leader == neighbors.leader() ? name : file;
    }
    Optional<SharedLines> lines =
        file.isEmpty() ? Optional.empty() : map(Path.of(file), neighbors.here().size(), linker);
    boolean isMissing = neighbors.here().size() > 1 && lines.isEmpty();
    boolean anyMissing = collectives.sum(isMissing ? 1 : 0) > 0;
    if (created.isPresent()) {
      delete(created.get());
    }
    return anyMissing ? Optional.empty() : lines;
  }

  /**
   * A new file that no other user may open; the random names of the JDK take longer to make. It is
   * as long as it will be: where no memory is left for it, who writes to the mapped file dies.
   */
  private static Optional<Path> create(int lines) {
    Path file =
        IN_MEMORY.resolve("tutti-" + ProcessHandle.current().pid() + "-" + System.nanoTime());
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(OWN));
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.write(file, new byte[lines * APART]));
    } catch (IOException e) {
      delete(file);
      return Optional.empty();
    }
  }

  private static Optional<SharedLines> map(Path file, int lines, NativeLinker linker) {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      MappedByteBuffer memory =
          channel.map(FileChannel.MapMode.READ_WRITE, 0, (long) lines * APART);
      return Optional.of(new SharedLines(memory, linker.addressOf(memory)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      file.toFile().deleteOnExit();
    }
  }

  /** The address of a line. */
  long line(int number) {
    return address + (long) number * APART;
  }
}
