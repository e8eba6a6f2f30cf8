package org.tutti.rank.programs;

import java.util.Optional;

/**
 * A process, as its file {@code stat} has it.
 *
 * @param name its own choice, so it may hold anything
 * @param parent pid of its parent
 * @param start when it was started, in ticks of the kernel's clock, which tells it from another
 *     process with the same pid
 * @param ticks processor time of all its threads
 * @param endedTicks processor time of its children that have ended, and of theirs
 */
record RunningProcess(long pid, String name, long parent, long start, long ticks, long endedTicks) {
  /** Places of fields after the name, which may hold spaces and parentheses. */
  private static final int PARENT = 1;

  private static final int USER_TIME = 11;
  private static final int SYSTEM_TIME = 12;
  private static final int ENDED_USER_TIME = 13;
  private static final int ENDED_SYSTEM_TIME = 14;
  private static final int START = 19;

  /** Empty if the text is not such a file. */
  static Optional<RunningProcess> of(String stat) {
    int open = stat.indexOf(" (");
    int close = stat.lastIndexOf(") ");
    if (open < 0 || close < open) {
      return Optional.empty();
    }
    String[] fields = stat.substring(close + ") ".length()).strip().split(" ", -1);
    if (fields.length <= START) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new RunningProcess(
              Long.parseLong(stat.substring(0, open)),
              stat.substring(open + " (".length(), close),
              Long.parseLong(fields[PARENT]),
              Long.parseLong(fields[START]),
              Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[SYSTEM_TIME]),
              Long.parseLong(fields[ENDED_USER_TIME]) + Long.parseLong(fields[ENDED_SYSTEM_TIME])));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Whether the other reading is of the same process. */
  boolean isSame(RunningProcess other) {
    return pid == other.pid && start == other.start;
  }
}
