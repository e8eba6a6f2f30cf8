package org.tutti.mpi.natives.linker;

import com.sun.jna.Function;
import com.sun.jna.JNIEnv;
import com.sun.jna.Library;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;
import java.util.Map;

/**
 * JNI's own {@code RegisterNatives}, reached through JNA: gives a native method the address that
 * the JVM is to call (Java Native Interface Specification, chapters 4 and 5).
 */
final class NativeMethods {
  private static final int JNI_VERSION = 0x00010008;
  private static final int INDEX_OF_GET_ENV = 6;
  private static final int INDEX_OF_REGISTER_NATIVES = 215;

  private final Function registerNatives;

  NativeMethods() {
    PointerByReference machine = new PointerByReference();
    NativeLibrary.getProcess()
        .getFunction("JNI_GetCreatedJavaVMs")
        .invokeInt(new Object[] {machine, 1, new Memory(Integer.BYTES)});
    PointerByReference environment = new PointerByReference();
    Function.getFunction(entry(machine.getValue(), INDEX_OF_GET_ENV))
        .invokeInt(new Object[] {machine.getValue(), environment, JNI_VERSION});
    registerNatives =
        Function.getFunction(entry(environment.getValue(), INDEX_OF_REGISTER_NATIVES));
  }

  /**
   * Binds a native method to code that follows JNI's conventions.
   *
   * @throws IllegalStateException if the JVM refuses
   */
  void register(Class<?> type, String method, String descriptor, long code) {
    Memory name = text(method);
    Memory signature = text(descriptor);
    try (Memory entry = new Memory(3L * Native.POINTER_SIZE)) {
      entry.setPointer(0, name);
      entry.setPointer(Native.POINTER_SIZE, signature);
      entry.setLong(2L * Native.POINTER_SIZE, code);
      Object[] arguments = {JNIEnv.CURRENT, type, entry, 1};
      Object status =
          registerNatives.invoke(
              int.class, arguments, Map.of(Library.OPTION_ALLOW_OBJECTS, Boolean.TRUE));
      if (!Integer.valueOf(0).equals(status)) {
        throw new IllegalStateException("the JVM did not register " + method + ": " + status);
      }
    } finally {
      name.close();
      signature.close();
    }
  }

  /** An entry of the table of functions that an interface begins with. */
  private static Pointer entry(Pointer functions, int index) {
    return functions.getPointer(0).getPointer((long) index * Native.POINTER_SIZE);
  }

  private static Memory text(String text) {
    Memory memory = new Memory(text.length() + 1L);
    memory.setString(0, text, "US-ASCII");
    return memory;
  }
}
