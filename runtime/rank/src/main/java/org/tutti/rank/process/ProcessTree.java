package org.tutti.rank.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All processes of one launch on this host, found by a mark in their environment. Parent processes
 * would not suffice: when a launcher is killed, its ranks get another parent and continue to run.
 */
public final class ProcessTree {
  /** The variable that holds the mark. */
  public static final String VARIABLE = "TUTTI_LAUNCH";

  private static final Duration GRACE = Duration.ofSeconds(2);

  /**
   * A process that waits for a disk or a file server ends only after that, even if it is killed.
   */
  private static final Duration KILL_TIMEOUT = Duration.ofSeconds(10);

  private static final Path PROCESSES = Path.of("/proc");

  private final String mark;

  /**
   * @param mark value of {@link #VARIABLE} in the processes that belong to the tree, or the
   *     beginning of it
   */
  public ProcessTree(String mark) {
    this.mark = mark;
  }

  /** The processes that carry the mark and have not ended; never this one. */
  public Set<ProcessHandle> members() {
    Set<ProcessHandle> members = new LinkedHashSet<>();
    try (Stream<Path> entries = Files.list(PROCESSES)) {
      entries
          .filter(entry -> Character.isDigit(entry.getFileName().toString().charAt(0)))
          .filter(this::marked)
          .flatMap(entry -> handle(entry).stream())
          .filter(process -> !process.equals(ProcessHandle.current()))
          .forEach(members::add);
    } catch (IOException e) {
      return Set.of();
    }
    return members;
  }

  /** Terminates all members, and kills those that do not end. Returns the number of members. */
  public int end() {
    Set<ProcessHandle> members = members();
    if (members.isEmpty()) {
      return 0;
    }
    members.forEach(ProcessHandle::destroy);
    long deadline = System.nanoTime() + GRACE.toNanos();
    // Not by isAlive, which is true for an orphan that has ended but was not reaped.
    while (System.nanoTime() < deadline && !members().isEmpty()) {
      pause();
    }
    kill();
    return members.size();
  }

  /**
   * Kills all members, descendants before their ancestors. When a rank dies, the launcher kills the
   * others, perhaps including the one that calls this method. If the launcher's daemon were killed
   * before it has finished, the remaining ranks would survive.
   */
  public void kill() {
    long deadline = System.nanoTime() + KILL_TIMEOUT.toNanos();
    for (Set<ProcessHandle> rest = members();
        !rest.isEmpty() && System.nanoTime() < deadline;
        rest = members()) {
      rest.stream()
          .sorted(Comparator.comparingLong(ProcessTree::generation).reversed())
          .forEach(ProcessHandle::destroyForcibly);
      pause();
    }
  }

  /** How many ancestors it has. */
  private static long generation(ProcessHandle process) {
    return Stream.iterate(
            process.parent(), Optional::isPresent, parent -> parent.flatMap(ProcessHandle::parent))
        .count();
  }

  private boolean marked(Path process) {
    return new ProcessVariables(process)
        .all().stream().anyMatch(variable -> variable.startsWith(VARIABLE + "=" + mark));
  }

  private static Optional<ProcessHandle> handle(Path entry) {
    return ProcessHandle.of(Long.parseLong(entry.getFileName().toString()))
        .filter(ProcessHandle::isAlive);
  }

  private static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
