package org.tutti.measure.jvm;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The threads of HotSpot's compilers, as Linux lists them. The JVM itself counts the time of a
 * compilation only when it has ended, so a compilation that lasts longer than a cell would go
 * unnoticed.
 */
final class CompilerThreads implements AutoCloseable {
  private static final Path TASKS = Path.of("/proc/self/task");

  private final Map<Path, SchedulerStatistics> threads = new LinkedHashMap<>();

  /** The same threads: an array is walked through without an iterator to be allocated. */
  private SchedulerStatistics[] watched = {};

  /** Finds new compiler threads, which the JVM starts as needed. */
  void detect() {
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        if (!threads.containsKey(task) && isCompiler(task)) {
          watch(task);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Not Linux, or an unreadable list: only the threads found so far are counted.
    }
    watched = threads.values().toArray(SchedulerStatistics[]::new);
  }

  /** Whether any was found whose time is counted. */
  boolean areKnown() {
    return watched.length > 0;
  }

  /** The processor time of all of them so far, in nanoseconds; allocates nothing. */
  long nanos() {
    long sum = 0;
    for (SchedulerStatistics thread : watched) {
      thread.read();
      sum += thread.ranNanos();
    }
    return sum;
  }

  @Override
  public void close() {
    threads.values().forEach(SchedulerStatistics::close);
  }

  /** Threads without processor time are left out, since some kernels always report zero. */
  private void watch(Path task) {
    SchedulerStatistics thread = SchedulerStatistics.of(task);
    if (thread.ranNanos() > 0) {
      threads.put(task, thread);
    } else {
      thread.close();
    }
  }

  private static boolean isCompiler(Path task) {
    try {
      String name = Files.readString(task.resolve("comm"));
      return name.startsWith("C1 Compiler") || name.startsWith("C2 Compiler");
    } catch (IOException e) {
      return false; // it ended meanwhile
    }
  }
}
