package org.tutti.rank.jvm;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tutti.mpi.host.KernelFile;

/**
 * The threads of HotSpot's compilers, as Linux lists them. The JVM itself counts the time of a
 * compilation only when it has ended, so a compilation that lasts longer than a cell would go
 * unnoticed.
 */
final class CompilerThreads implements AutoCloseable {
  private static final Path TASKS = Path.of("/proc/self/task");

  /** Threads are called like the process until the JVM has named them. */
  private static final String UNNAMED = "java";

  private static final String COUNT = "-XX:CICompilerCount=";

  /** One of each compiler: HotSpot ends idle threads, and starts others, but keeps these. */
  private static final int LASTING = 2;

  /** The number of threads that the JVM was told to have. */
  private final int most;

  private final Map<Path, CompilerThread> threads = new LinkedHashMap<>();

  /** Threads that do not compile, so that their names are read only once. */
  private final Set<Path> others = new HashSet<>();

  /** The same threads: an array is walked through without an iterator to be allocated. */
  private CompilerThread[] watched = {};

  /** A thread that compiles: how long it has run, and whether it is running. */
  private record CompilerThread(SchedulerStatistics time, ThreadState state) {
    void close() {
      time.close();
      state.close();
    }
  }

  CompilerThreads() {
    this(ManagementFactory.getRuntimeMXBean().getInputArguments());
  }

  /**
   * @param options of the JVM
   */
  CompilerThreads(List<String> options) {
    int last = Integer.MAX_VALUE;
    for (String option : options) {
      if (option.startsWith(COUNT)) {
        last = Integer.parseInt(option.substring(COUNT.length()));
      }
    }
    most = last;
  }

  /** Finds new compiler threads, which the JVM starts as needed. */
  void detect() {
    if (most <= LASTING && watched.length >= most) {
      return;
    }
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        if (!threads.containsKey(task) && !others.contains(task) && isCompiler(task)) {
          watch(task);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Not Linux, or an unreadable list: only the threads found so far are counted.
    }
    watched = threads.values().toArray(new CompilerThread[0]);
  }

  /** Whether any was found whose time is counted. */
  boolean areKnown() {
    return watched.length > 0;
  }

  /** The processor time of all of them so far, in nanoseconds; allocates nothing. */
  long nanos() {
    long sum = 0;
    for (CompilerThread thread : watched) {
      thread.time().read();
      sum += thread.time().ranNanos();
    }
    return sum;
  }

  /**
   * Whether all of them are known to wait for work at this moment: the kernel adds up processor
   * time only from tick to tick, but it tells at once which threads run, or would if they had a
   * processor. Allocates nothing.
   */
  boolean areAsleep() {
    for (CompilerThread thread : watched) {
      if (!thread.state().isAsleep()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void close() {
    for (CompilerThread thread : watched) {
      thread.close();
    }
  }

  /** Threads without processor time are left out, since some kernels always report zero. */
  private void watch(Path task) {
    SchedulerStatistics time = SchedulerStatistics.of(task);
    if (time.ranNanos() > 0) {
      threads.put(task, new CompilerThread(time, ThreadState.of(task)));
    } else {
      time.close();
    }
  }

  private boolean isCompiler(Path task) {
    Optional<String> name = KernelFile.text(task.resolve("comm"));
    if (name.isEmpty()) {
      return false; // it ended meanwhile
    }
    boolean compiles = name.get().startsWith("C1 Compiler") || name.get().startsWith("C2 Compiler");
    if (!compiles && !name.get().equals(UNNAMED)) {
      others.add(task);
    }
    return compiles;
  }
}
