package org.tutti.measure.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.tutti.records.launch.OtherProgram;

/** The programs of this host that used processors since the watch began. */
public final class ProgramWatch {
  private static final Path PROC = Path.of("/proc");

  /** So many, those that used most. */
  private static final int MOST = 10;

  /** The kernel's unit in /proc, a hundredth of a second on all architectures of today. */
  private static final long NANOS_PER_TICK = 10_000_000;

  /** Less is not worth a name. */
  private static final long LEAST_TICKS = 5;

  private final Path proc;
  private final String host;
  private final Set<Long> ranks;
  private final ProcessTable before;

  ProgramWatch(Path proc, String host, Set<Long> ranks) {
    this.proc = proc;
    this.host = host;
    this.ranks = Set.copyOf(ranks);
    this.before = ProcessTable.read(proc);
  }

  /**
   * Begins a watch.
   *
   * @param host its name in results
   * @param ranks pids of the launch's ranks on this host; they and what started them do not count
   */
  public static ProgramWatch begin(String host, Set<Long> ranks) {
    return new ProgramWatch(PROC, host, ranks);
  }

  /** Those that used most processor time so far, at most ten, the first one most. */
  public List<OtherProgram> programs() {
    ProcessTable now = ProcessTable.read(proc);
    Set<Long> own = now.withAncestors(ranks);
    List<OtherProgram> programs = new ArrayList<>();
    now.processes().values().stream()
        .filter(process -> !own.contains(process.pid()) && ticks(process, now) >= LEAST_TICKS)
        .sorted(
            Comparator.comparingLong((RunningProcess process) -> ticks(process, now)).reversed())
        .limit(MOST)
        .forEach(
            process ->
                programs.add(
                    new OtherProgram(
                        host,
                        process.name(),
                        process.pid(),
                        user(process.pid()),
                        NANOS_PER_TICK * ticks(process, now))));
    return programs;
  }

  /** What it used since, with its children that have ended since. */
  private long ticks(RunningProcess process, ProcessTable now) {
    RunningProcess earlier = before.processes().get(process.pid());
    if (earlier != null && earlier.isSame(process)) {
      long ended = process.endedTicks() - earlier.endedTicks() - ofEnded(process, now);
      return process.ticks() - earlier.ticks() + Math.max(0, ended);
    }
    return before.complete() ? process.ticks() + process.endedTicks() : 0;
  }

  /** What its children that have ended since had used before. */
  private long ofEnded(RunningProcess parent, ProcessTable now) {
    return before.processes().values().stream()
        .filter(child -> child.parent() == parent.pid())
        .filter(
            child -> {
              RunningProcess later = now.processes().get(child.pid());
              return later == null || !later.isSame(child);
            })
        .mapToLong(child -> child.ticks() + child.endedTicks())
        .sum();
  }

  private long user(long pid) {
    try {
      return ((Number) Files.getAttribute(proc.resolve(Long.toString(pid)), "unix:uid"))
          .longValue();
    } catch (IOException | UnsupportedOperationException e) {
      return OtherProgram.UNKNOWN_USER;
    }
  }
}
