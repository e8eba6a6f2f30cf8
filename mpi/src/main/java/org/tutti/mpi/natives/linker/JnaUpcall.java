package org.tutti.mpi.natives.linker;

import com.sun.jna.Callback;

/** An {@link Upcall} as JNA wants it: public, with the only method that it looks for. */
public interface JnaUpcall extends Callback {
  /** Called from C. */
  void invoke(long a, long b, long c, long d);
}
