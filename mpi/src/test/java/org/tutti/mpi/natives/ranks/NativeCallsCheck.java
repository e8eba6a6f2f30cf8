package org.tutti.mpi.natives.ranks;

import static java.lang.invoke.MethodType.methodType;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.natives.NativeCalls;

/** Functions that a user links: two that Tutti does not have, and one with a large count. */
final class NativeCallsCheck implements Check {
  private static final int CONGRUENT = 1;
  private static final MethodType THREE = methodType(int.class, long.class, long.class, long.class);
  private static final MethodType REDUCTION =
      methodType(int.class, long.class, long.class, long.class, long.class, long.class, long.class);

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    Communicator twin = world.duplicate();
    ByteBuffer result = ByteBuffer.allocateDirect(Long.BYTES).order(ByteOrder.nativeOrder());
    long communicator = NativeCalls.handle(world);
    long to = NativeCalls.address(result);
    call(
        NativeCalls.function("MPI_Comm_compare", THREE),
        communicator,
        NativeCalls.handle(twin),
        to);
    assertThat(result.getInt(0)).isEqualTo(CONGRUENT);
    twin.free();
    assertThatThrownBy(() -> NativeCalls.function("MPI_Something", THREE))
        .isInstanceOf(OperationNotInLibrary.class)
        .hasMessageContaining("MPI_Something is not in this library");
    assertThatThrownBy(() -> NativeCalls.check("MPI_Mrecv", 1)).isInstanceOf(MpiException.class);
    assertThat(NativeCalls.constant("MPI_THREAD_MULTIPLE")).isEqualTo(3);
    if (session.library().name().startsWith("MPICH 4")) {
      largeCounts(world);
    }
  }

  /** Its count is 64 bits wide. */
  private static void largeCounts(Communicator world) {
    MessageBuffer mine = world.allocate(Datatype.LONG, 2);
    MessageBuffer sum = world.allocate(Datatype.LONG, 2);
    mine.putLong(1, 1);
    MethodHandle allreduce = NativeCalls.function("MPI_Allreduce_c", REDUCTION);
    try {
      int code =
          (int)
              allreduce.invokeExact(
                  NativeCalls.address(mine, 2, Datatype.LONG),
                  NativeCalls.address(sum, 2, Datatype.LONG),
                  2L,
                  NativeCalls.handle(Datatype.LONG),
                  NativeCalls.handle(ReduceOp.SUM),
                  NativeCalls.handle(world));
      NativeCalls.check("MPI_Allreduce_c", code);
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
    assertThat(sum.getLong(1)).isEqualTo(world.size());
  }

  private static void call(MethodHandle function, long a, long b, long c) {
    try {
      NativeCalls.check("MPI_Comm_compare", (int) function.invokeExact(a, b, c));
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
