package org.tutti.lab.mpj;

import static org.tutti.lab.mpj.MpjLibrary.STATUS;
import static org.tutti.lab.mpj.MpjLibrary.field;

import java.lang.invoke.MethodHandle;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.Status;

/** The last status that the library returned for it; MPJ Express makes one for each call. */
final class MpjStatus implements Status {
  private static final Class<?> SECTION = MpjLibrary.type("mpjbuf.Type");
  private static final MethodHandle SOURCE = field(STATUS, "source", int.class);
  private static final MethodHandle TAG = field(STATUS, "tag", int.class);
  private static final MethodHandle ELEMENTS = field(STATUS, "numEls", int.class);
  private static final MethodHandle TYPE = field(STATUS, "type", SECTION);

  /** Sections by index of the datatype, which has the same name. */
  private static final Object[] SECTIONS = sections();

  private Object status;

  /**
   * @throws IllegalArgumentException if it is another provider's
   */
  static MpjStatus of(Status status) {
    if (status instanceof MpjStatus own) {
      return own;
    }
    throw new IllegalArgumentException(
        "the status was not made by a communicator of this provider: " + status);
  }

  void set(Object newStatus) {
    status = newStatus;
  }

  @Override
  public int source() {
    return number(SOURCE);
  }

  @Override
  public int tag() {
    return number(TAG);
  }

  /** The library gives a number for the message's own datatype only. */
  @Override
  public int count(Datatype datatype) {
    return number(ELEMENTS) * datatype().bytes() / datatype.bytes();
  }

  /** Canceling is not in the library. */
  @Override
  public boolean isCancelled() {
    return false;
  }

  /** The datatype that the message was sent with. */
  private Datatype datatype() {
    Object type = type();
    for (Datatype datatype : Datatype.ofJava()) {
      if (SECTIONS[datatype.index()] == type) {
        return datatype;
      }
    }
    throw new IllegalStateException("the status is not that of a message");
  }

  private int number(MethodHandle field) {
    try {
      return (int) field.invokeExact(status);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Status", e);
    }
  }

  private Object type() {
    try {
      return (Object) TYPE.invokeExact(status);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Get_count", e);
    }
  }

  private static Object[] sections() {
    return Datatype.ofJava().stream()
        .map(datatype -> MpjLibrary.constant(SECTION, datatype.name()))
        .toArray();
  }
}
