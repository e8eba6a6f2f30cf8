package org.tutti.mpi.natives;

import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.TypeLayout;

/** A datatype of the library, committed. */
final class NativeDatatype extends DerivedDatatype {
  private long handle;

  private NativeDatatype(String name, long handle, long size, long extent, long end) {
    super(name, size, extent, end);
    this.handle = handle;
  }

  /**
   * Takes over the datatype that was just made.
   *
   * @param name how it was made, for messages
   * @throws org.tutti.diagnostics.TuttiException if no buffer can hold it
   */
  static DerivedDatatype made(String name) {
    long handle = OutParameters.handle();
    try {
      DatatypeFunctions.SIZE.call(handle, OutParameters.address());
      long size = fitting(name, OutParameters.number());
      DatatypeFunctions.EXTENT.call(
          handle, OutParameters.address(), OutParameters.pointerAddress());
      long extent = fitting(name, OutParameters.pointer());
      DatatypeFunctions.TRUE_EXTENT.call(
          handle, OutParameters.address(), OutParameters.pointerAddress());
      long start = fitting(name, OutParameters.number());
      long end = fitting(name, start + OutParameters.pointer());
      if (size > end - start) {
        throw MpiProblem.DATATYPE_INVALID.error(
            name + " has " + size + " bytes within " + (end - start) + ": blocks overlap.");
      }
      OutParameters.putHandle(handle);
      DatatypeFunctions.COMMIT.call(OutParameters.address());
      return new NativeDatatype(name, OutParameters.handle(), size, extent, end);
    } catch (RuntimeException e) {
      release(handle);
      throw e;
    }
  }

  private static long fitting(String name, long bytes) {
    if (bytes < 0 || bytes >= TypeLayout.LIMIT) {
      throw MpiProblem.DATATYPE_INVALID.error(
          name
              + (bytes < 0
                  ? " reaches " + -bytes + " bytes before the start of an element."
                  : " is 64 TiB or larger."));
    }
    return bytes;
  }

  /**
   * @throws IllegalArgumentException if it is another provider's
   * @throws org.tutti.diagnostics.TuttiException if it has been freed: MPICH ends the process if it
   *     gets such a handle for a message of nothing
   */
  static long handle(Datatype datatype) {
    if (datatype instanceof NativeDatatype here && !here.isFreed()) {
      return here.handle;
    }
    throw unusable(datatype);
  }

  private static IllegalArgumentException unusable(Datatype datatype) {
    datatype.span(0);
    return new IllegalArgumentException("the datatype is of another provider: " + datatype);
  }

  @Override
  protected void release() {
    handle = release(handle);
  }

  /** Gives it back, which leaves a handle that no function accepts. */
  private static long release(long handle) {
    OutParameters.putHandle(handle);
    DatatypeFunctions.FREE.call(OutParameters.address());
    return OutParameters.handle();
  }
}
