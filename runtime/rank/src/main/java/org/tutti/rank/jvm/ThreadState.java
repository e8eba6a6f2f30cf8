package org.tutti.rank.jvm;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/**
 * Whether a thread is asleep, from its file {@code stat}. Reading takes a few microseconds and
 * allocates nothing.
 */
final class ThreadState implements AutoCloseable {
  /** Enough for the number, the name, and the state of a thread. */
  private static final int MAX_BYTES = 64;

  private final byte[] text = new byte[MAX_BYTES];
  private final RandomAccessFile file;

  private ThreadState(RandomAccessFile file) {
    this.file = file;
  }

  /** That of the thread with this directory. */
  static ThreadState of(Path task) {
    try {
      return new ThreadState(new RandomAccessFile(task.resolve("stat").toFile(), "r"));
    } catch (IOException e) {
      return new ThreadState(null);
    }
  }

  /** Whether it waits for something; true when it has ended, false if that cannot be read. */
  boolean isAsleep() {
    if (file == null) {
      return false;
    }
    try {
      file.seek(0);
      int at = file.read(text, 0, MAX_BYTES) - 1;
      while (at >= 0 && text[at] != ')') {
        at--;
      }
      return at >= 0 && at + 2 < MAX_BYTES && text[at + 2] != 'R' && text[at + 2] != 'D';
    } catch (IOException e) {
      return true;
    }
  }

  @Override
  public void close() {
    if (file != null) {
      try {
        file.close();
      } catch (IOException e) {
        // Nothing was written.
      }
    }
  }
}
