package org.tutti.operations.file;

import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** A single function that moves no data, on a file of all ranks that has some. */
abstract class FileCall extends FileBenchmark {
  FileCall() {
    super(FileUse.COMMON, FilePosition.EXPLICIT);
  }

  @Override
  final void beginPass(Message message, boolean first) {}

  /**
   * Checks what a function has left.
   *
   * @throws IllegalStateException if it is something else
   */
  static void require(String what, long expected, long found) {
    if (found != expected) {
      throw new IllegalStateException(what + " is " + found + " instead of " + expected);
    }
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {}
}
