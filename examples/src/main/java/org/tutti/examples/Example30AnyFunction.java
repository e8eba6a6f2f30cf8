package org.tutti.examples;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import org.tutti.annotations.Baseline;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Lesson 30: functions of MPI that {@code Communicator} does not have.
 *
 * <p>{@code matched} receives with {@code MPI_Mprobe} and {@code MPI_Mrecv}, which {@code
 * NativeCalls} links like any function of the library: a method handle in a static final field,
 * called by {@code invokeExact}, is the C call and nothing else. The class of the handles is only
 * initialized when the benchmark first calls one, since the library is open then. Signatures are
 * those of C, with long for handles and pointers.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example30AnyFunction
 * </pre>
 *
 * <p>Expect the matched probe to take longer than the plain receive: two calls instead of one.
 */
@Param(msizes = {8, 1024})
public class Example30AnyFunction {
  private static final int TAG = 1;

  /** What the functions take besides the message. */
  @State
  public static class Matching {
    /** Room for the handle of a message that was probed. */
    private final ByteBuffer room = ByteBuffer.allocateDirect(Long.BYTES);

    private long communicator;
    private long probed;

    /** Refuses, before anything is measured, where there is no native library. */
    @Setup
    public void find(Communicator comm) {
      communicator = NativeCalls.handle(comm);
      probed = NativeCalls.address(room);
    }
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void matched(Communicator comm, Message message, Control control, Matching matching) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    receive(matching, message, control.partner());
  }

  @Role(value = Ranks.LAST, of = "matched")
  public void matchedBack(Communicator comm, Message message, Control control, Matching matching) {
    receive(matching, message, control.partner());
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Baseline
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void plain(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "plain")
  public void plainBack(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  private static void receive(Matching matching, Message message, int source) {
    int count = message.count();
    long into = NativeCalls.address(message.receive(), count, message.datatype());
    long type = NativeCalls.handle(message.datatype());
    long handle = matching.probed;
    try {
      int code =
          (int)
              Functions.MPROBE.invokeExact(
                  source, TAG, matching.communicator, handle, Functions.STATUS_IGNORE);
      NativeCalls.check("MPI_Mprobe", code);
      code = (int) Functions.MRECV.invokeExact(into, count, type, handle, Functions.STATUS_IGNORE);
      NativeCalls.check("MPI_Mrecv", code);
    } catch (RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** Linked when the first of them is called. */
  private static final class Functions {
    static final MethodHandle MPROBE =
        NativeCalls.function(
            "MPI_Mprobe",
            methodType(int.class, int.class, int.class, long.class, long.class, long.class));
    static final MethodHandle MRECV =
        NativeCalls.function(
            "MPI_Mrecv",
            methodType(int.class, long.class, int.class, long.class, long.class, long.class));
    static final long STATUS_IGNORE = NativeCalls.constant("MPI_STATUS_IGNORE");
  }
}
