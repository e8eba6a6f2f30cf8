package org.tutti.measure.jvm;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * The threads of HotSpot's compilers, as Linux lists them. The JVM itself counts the time of a
 * compilation only when it has ended, so a compilation that lasts longer than a cell would go
 * unnoticed.
 */
final class CompilerThreads implements AutoCloseable {
  private static final Path TASKS = Path.of("/proc/self/task");
  private static final int MOST_BYTES = 64;

  private final Map<Path, Watched> threads = new HashMap<>();

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
  }

  /** The processor time of all of them so far, in nanoseconds; empty if unknown. */
  OptionalLong nanos() {
    long sum = 0;
    for (Watched thread : threads.values()) {
      sum += thread.nanos();
    }
    return threads.isEmpty() ? OptionalLong.empty() : OptionalLong.of(sum);
  }

  @Override
  public void close() {
    threads.values().forEach(Watched::close);
  }

  /** Threads without processor time are left out, since some kernels always report zero. */
  private void watch(Path task) throws IOException {
    Watched thread = new Watched(FileChannel.open(task.resolve("schedstat")));
    if (thread.nanos() > 0) {
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

  /** A thread and its processor time, which remains constant after the thread has ended. */
  private static final class Watched {
    private final FileChannel statistics;
    private final ByteBuffer text = ByteBuffer.allocateDirect(MOST_BYTES);
    private long nanos;

    Watched(FileChannel statistics) {
      this.statistics = statistics;
    }

    long nanos() {
      try {
        statistics.read(text.clear(), 0);
        nanos = firstNumber(text.flip());
      } catch (IOException e) {
        // The thread has ended.
      }
      return nanos;
    }

    void close() {
      try {
        statistics.close();
      } catch (IOException e) {
        // Nothing was written.
      }
    }

    private static long firstNumber(ByteBuffer digits) {
      long number = 0;
      while (digits.hasRemaining()) {
        int digit = digits.get() - '0';
        if (digit < 0 || digit > 9) {
          break;
        }
        number = 10 * number + digit;
      }
      return number;
    }
  }
}
