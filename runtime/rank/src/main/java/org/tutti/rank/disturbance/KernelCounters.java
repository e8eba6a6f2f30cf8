package org.tutti.rank.disturbance;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.tutti.mpi.host.CpuMask;
import org.tutti.records.launch.RankActivity;

/**
 * What the kernel has counted of this rank's processors, process, and measuring thread, which must
 * be the one that opens it.
 */
final class KernelCounters implements AutoCloseable {
  /** The field of /proc/self/stat after the name, which may hold spaces; system time follows. */
  private static final int USER_TIME = 11;

  private final Supplier<OptionalLong> migrations;
  private final BitSet cpus;
  private final KernelText processors;
  private final KernelText process;
  private final KernelText threadStatus;
  private final KernelText threadSchedule;
  private final KernelText threadWaiting;

  /**
   * @param root {@code /} except in tests
   * @param migrations how often this thread has changed its processor; empty where only a file
   *     tells
   */
  KernelCounters(Path root, Supplier<OptionalLong> migrations) {
    this.migrations = migrations;
    Path proc = root.resolve("proc");
    processors = KernelText.of(proc.resolve("stat"));
    process = KernelText.of(proc.resolve("self/stat"));
    threadStatus = KernelText.of(proc.resolve("thread-self/status"));
    threadSchedule = KernelText.of(proc.resolve("thread-self/sched"));
    threadWaiting = KernelText.of(proc.resolve("thread-self/schedstat"));
    cpus = cpus(threadStatus.read());
  }

  private static BitSet cpus(String status) {
    String key = "\nCpus_allowed_list:";
    int at = status.indexOf(key);
    int end = status.indexOf('\n', at + key.length());
    return at < 0 || end < 0
        ? new BitSet()
        : CpuMask.parse(status.substring(at + key.length(), end));
  }

  /**
   * Everything counted so far, at a time of an arbitrary origin; the difference of two readings is
   * what happened in between. {@link RankActivity#NONE} where the kernel does not tell.
   */
  RankActivity read() {
    String stat = processors.read();
    if (stat.isEmpty() || cpus.isEmpty()) {
      return RankActivity.NONE;
    }
    ProcessorTimes times = ProcessorTimes.of(stat, cpus);
    String status = threadStatus.read();
    return new RankActivity(
        System.nanoTime(),
        times.busyNanos(),
        times.stolenNanos(),
        ownNanos(process.read()),
        waitedNanos(threadWaiting.read()),
        KernelText.numberAfter(status, "nonvoluntary_ctxt_switches:"),
        migrations());
  }

  private long migrations() {
    OptionalLong counted = migrations.get();
    return counted.isPresent()
        ? counted.getAsLong()
        : KernelText.numberAfter(threadSchedule.read(), "se.nr_migrations");
  }

  private static long ownNanos(String stat) {
    int at = stat.lastIndexOf(')') + 2;
    for (int field = 0; field < USER_TIME && at > 0; field++) {
      at = stat.indexOf(' ', at) + 1;
    }
    int next = at > 0 ? stat.indexOf(' ', at) : -1;
    return next < 0
        ? 0
        : ProcessorTimes.NANOS_PER_TICK
            * (KernelText.firstNumber(stat, at) + KernelText.firstNumber(stat, next));
  }

  /** The second number: nanoseconds in which the thread was ready and had no processor. */
  private static long waitedNanos(String schedstat) {
    int space = schedstat.indexOf(' ');
    return space < 0 ? 0 : KernelText.firstNumber(schedstat, space);
  }

  @Override
  public void close() {
    processors.close();
    process.close();
    threadStatus.close();
    threadSchedule.close();
    threadWaiting.close();
  }
}
