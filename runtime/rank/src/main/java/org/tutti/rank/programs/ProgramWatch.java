package org.tutti.rank.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.records.launch.OtherProgram;

/** The programs of this host that used processors since the watch began. */
public final class ProgramWatch {
  private static final Path PROC = Path.of("/proc");

  /** So many, those that used most. */
  private static final int MAX = 10;

  /** The kernel's unit in /proc, a hundredth of a second on all architectures of today. */
  private static final long NANOS_PER_TICK = 10_000_000;

  /** Less is not worth a name. */
  private static final long MIN_TICKS = 5;

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
    Map<Long, Long> ended = ofEnded(now);
    Map<RunningProcess, Long> used = new IdentityHashMap<>();
    for (RunningProcess process : now.processes().values()) {
      long ticks = ticks(process, ended.getOrDefault(process.pid(), 0L));
      if (ticks >= MIN_TICKS && !own.contains(process.pid())) {
        used.put(process, ticks);
      }
    }
    List<OtherProgram> programs = new ArrayList<>();
    while (!used.isEmpty() && programs.size() < MAX) {
      RunningProcess most = null;
      for (RunningProcess process : used.keySet()) {
        most = most == null || used.get(process) > used.get(most) ? process : most;
      }
      programs.add(program(most, used.remove(most)));
    }
    return programs;
  }

  private OtherProgram program(RunningProcess process, long ticks) {
    return new OtherProgram(
        host, process.name(), process.pid(), user(process.pid()), NANOS_PER_TICK * ticks);
  }

  /**
   * What it used since, with its children that have ended since.
   *
   * @param earlierOfEnded what these had used before
   */
  private long ticks(RunningProcess process, long earlierOfEnded) {
    RunningProcess earlier = before.processes().get(process.pid());
    if (earlier != null && earlier.isSame(process)) {
      long ended = process.endedTicks() - earlier.endedTicks() - earlierOfEnded;
      return process.ticks() - earlier.ticks() + Math.max(0, ended);
    }
    return before.complete() ? process.ticks() + process.endedTicks() : 0;
  }

  /**
   * What processes that have ended since had used before, by the pid of the nearest ancestor that
   * has not: it is counted as the time of that one's ended children now.
   */
  private Map<Long, Long> ofEnded(ProcessTable now) {
    Map<Long, Long> ticks = new HashMap<>();
    for (RunningProcess process : before.processes().values()) {
      RunningProcess ancestor = process;
      // Bounded, because a table that changes while it is read need not be a tree.
      for (int left = before.processes().size();
          left > 0 && ancestor != null && !now.has(ancestor);
          left--) {
        ancestor = before.processes().get(ancestor.parent());
      }
      if (ancestor != null && ancestor != process && now.has(ancestor)) {
        long before = ticks.getOrDefault(ancestor.pid(), 0L);
        ticks.put(ancestor.pid(), before + process.ticks() + process.endedTicks());
      }
    }
    return ticks;
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
