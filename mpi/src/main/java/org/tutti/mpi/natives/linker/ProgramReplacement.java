package org.tutti.mpi.natives.linker;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Replaces the program of this process by another one ({@code execv} of POSIX). Process id,
 * environment, and what a launcher has opened for the process stay. Links this one function, by as
 * few classes as possible, since the JVM that does so ends with the call.
 */
public final class ProgramReplacement {
  private static final String FUNCTION = "execv";

  private ProgramReplacement() {}

  /**
   * Does not return if it succeeds.
   *
   * @param program path of an executable file
   * @param arguments its argument vector, from the name of the program on, in any encoding
   * @return the error of the function, if there was one
   */
  public static int by(byte[] program, byte[][] arguments) {
    int characters = program.length + 1;
    for (byte[] argument : arguments) {
      characters += argument.length + 1;
    }
    int pointers = (arguments.length + 1) * Long.BYTES;
    ByteBuffer memory =
        ByteBuffer.allocateDirect(pointers + characters).order(ByteOrder.nativeOrder());
    return Runtime.version().feature() >= ForeignLinker.FIRST_FEATURE_RELEASE
        ? byForeignFunction(memory, pointers, program, arguments)
        : byJna(memory, pointers, program, arguments);
  }

  private static int byForeignFunction(
      ByteBuffer memory, int pointers, byte[] program, byte[][] arguments) {
    ForeignInterface foreign = new ForeignInterface();
    MethodHandle execv =
        foreign.downcall(
            foreign.standardSymbol(FUNCTION),
            MethodType.methodType(int.class, long.class, long.class));
    long start = foreign.addressOf(memory);
    long path = fill(memory, start, pointers, program, arguments);
    try {
      return (int) execv.invokeExact(path, start);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static int byJna(ByteBuffer memory, int pointers, byte[] program, byte[][] arguments) {
    long start = Pointer.nativeValue(Native.getDirectBufferPointer(memory));
    long path = fill(memory, start, pointers, program, arguments);
    Object[] both = {new Pointer(path), new Pointer(start)};
    return NativeLibrary.getProcess().getFunction(FUNCTION).invokeInt(both);
  }

  /** Writes the pointers to the arguments, a null pointer, the program, and the arguments. */
  private static long fill(
      ByteBuffer memory, long start, int pointers, byte[] program, byte[][] arguments) {
    int at = put(memory, pointers, program);
    for (int i = 0; i < arguments.length; i++) {
      memory.putLong(i * Long.BYTES, start + at);
      at = put(memory, at, arguments[i]);
    }
    memory.putLong(arguments.length * Long.BYTES, 0);
    return start + pointers;
  }

  private static int put(ByteBuffer memory, int at, byte[] text) {
    memory.put(at, text).put(at + text.length, (byte) 0);
    return at + text.length + 1;
  }
}
