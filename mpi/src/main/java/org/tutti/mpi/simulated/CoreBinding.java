package org.tutti.mpi.simulated;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Platform;

/**
 * Binds the calling thread, and with it the platform threads it starts, to the core it is on, until
 * closed. Ranks that run one at a time hand over several times faster on one core than from core to
 * core. Linux only; elsewhere, and where the kernel refuses, nothing is bound and runs are slower.
 */
final class CoreBinding implements AutoCloseable {
  private static final int MASK_BYTES = 1024;
  private static final int CALLING_THREAD = 0;

  private final Memory before;

  private CoreBinding(Memory before) {
    this.before = before;
  }

  static CoreBinding none() {
    return new CoreBinding(null);
  }

  static CoreBinding here() {
    try {
      return Platform.isLinux() ? bound() : none();
    } catch (LinkageError e) {
      // JNA cannot be loaded here, and a simulation does without.
      return none();
    }
  }

  private static CoreBinding bound() {
    Memory before = new Memory(MASK_BYTES);
    before.clear();
    boolean known = call("sched_getaffinity", CALLING_THREAD, MASK_BYTES, before) >= 0;
    int core = call("sched_getcpu");
    if (!known || core < 0) {
      return none();
    }
    Memory mask = new Memory(MASK_BYTES);
    mask.clear();
    mask.setByte(core / Byte.SIZE, (byte) (1 << (core % Byte.SIZE)));
    boolean bound = call("sched_setaffinity", CALLING_THREAD, MASK_BYTES, mask) >= 0;
    return new CoreBinding(bound ? before : null);
  }

  private static int call(String name, Object... arguments) {
    Function function = NativeLibrary.getInstance(Platform.C_LIBRARY_NAME).getFunction(name);
    return function.invokeInt(arguments);
  }

  @Override
  public void close() {
    if (before != null) {
      call("sched_setaffinity", CALLING_THREAD, MASK_BYTES, before);
    }
  }
}
