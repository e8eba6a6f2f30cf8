package org.tutti.measure.harness;

/** Frames of stack traces in messages. */
public final class StackFrames {
  private StackFrames() {}

  /** Class, method, file and line, without module and class loader. */
  public static String text(StackTraceElement frame) {
    return new StackTraceElement(
            frame.getClassName(), frame.getMethodName(), frame.getFileName(), frame.getLineNumber())
        .toString();
  }
}
