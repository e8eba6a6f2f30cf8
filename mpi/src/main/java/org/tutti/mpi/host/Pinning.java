package org.tutti.mpi.host;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.BitSet;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * Binds the calling thread to some of the processors that it may run on, and lets it go again.
 * Threads and processes that it starts meanwhile are bound like it. Linux only; elsewhere nothing
 * is bound.
 */
public final class Pinning {
  private static final int MASK_BYTES = 128;
  private static final int CALLING_THREAD = 0;

  private static final NativeLinker LINKER = NativeLinker.ifAny().orElse(null);
  private static final MethodHandle SET_AFFINITY = setAffinity();

  private final BitSet allowed = CpuMask.ofThisThread();
  private final int[] processors = allowed.stream().toArray();
  private final ByteBuffer mask =
      ByteBuffer.allocateDirect(MASK_BYTES).order(ByteOrder.LITTLE_ENDIAN);

  /**
   * Binds the calling thread to one processor.
   *
   * @param number of a processor among those that the thread may run on, from 0; counted round
   */
  public void bind(int number) {
    BitSet one = new BitSet();
    one.set(processors[number % processors.length]);
    bind(one);
  }

  /** Binds the calling thread to these processors. */
  public void bind(BitSet share) {
    if (processors.length > 1) {
      set(share);
    }
  }

  /** Undoes {@code bind}. */
  public void release() {
    if (processors.length > 1) {
      set(allowed);
    }
  }

  /** What the system refuses stays as it was: ranks are slower then, and no less right. */
  private void set(BitSet wanted) {
    byte[] bytes = wanted.toByteArray();
    if (SET_AFFINITY == null || bytes.length > MASK_BYTES) {
      return;
    }
    mask.clear();
    mask.put(bytes);
    while (mask.hasRemaining()) {
      mask.put((byte) 0);
    }
    try {
      int unused =
          (int) SET_AFFINITY.invokeExact(CALLING_THREAD, (long) MASK_BYTES, LINKER.addressOf(mask));
    } catch (Throwable e) {
      throw new IllegalStateException("sched_setaffinity could not be called", e);
    }
  }

  private static MethodHandle setAffinity() {
    if (LINKER == null || !System.getProperty("os.name").equals("Linux")) {
      return null;
    }
    return LINKER
        .standardLibrary()
        .function(
            "sched_setaffinity",
            MethodType.methodType(int.class, int.class, long.class, long.class));
  }
}
