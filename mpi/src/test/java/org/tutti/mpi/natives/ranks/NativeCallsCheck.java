package org.tutti.mpi.natives.ranks;

import static java.lang.invoke.MethodType.methodType;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collections;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.RmaWindow;
import org.tutti.mpi.natives.NativeCalls;

/** Functions that a user links, with what Tutti has made, and one with a large count. */
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
    call("MPI_Comm_compare", communicator, NativeCalls.handle(twin), to);
    assertThat(result.getInt(0)).isEqualTo(CONGRUENT);
    twin.free();
    assertThatThrownBy(() -> NativeCalls.function("MPI_Something", THREE))
        .isInstanceOf(OperationNotInLibrary.class)
        .hasMessageContaining("MPI_Something is not in this library");
    assertThatThrownBy(() -> NativeCalls.check("MPI_Mrecv", 1)).isInstanceOf(MpiException.class);
    assertThat(NativeCalls.constant("MPI_THREAD_MULTIPLE")).isEqualTo(3);
    requestsAndBlocks(world);
    windows(world);
    if (session.library().name().startsWith("MPICH 4")) {
      largeCounts(world);
    }
  }

  /** Requests that Tutti sets up, started and completed together without it. */
  private static void requestsAndBlocks(Communicator world) {
    int[] counts = new int[world.size()];
    Arrays.fill(counts, 1);
    Blocks blocks = world.blocks(counts, Blocks.packed(counts));
    MessageBuffer out = world.allocate(Datatype.LONG, 1);
    MessageBuffer in = world.allocate(Datatype.LONG, world.size());
    out.putLong(0, world.rank() + 1);
    long type = NativeCalls.handle(Datatype.LONG);
    long from = NativeCalls.address(out, 1, Datatype.LONG);
    long to = NativeCalls.address(in, world.size(), Datatype.LONG);
    Requests requests = world.requests(2);
    world.sendInit(out, 1, Datatype.LONG, world.rank(), 0, requests.at(0));
    world.recvInit(in, 1, Datatype.LONG, world.rank(), 0, requests.at(1));
    long first = NativeCalls.address(requests.at(0));
    call("MPI_Startall", 2, first);
    call("MPI_Waitall", 2, first, NativeCalls.constant("MPI_STATUSES_IGNORE"));
    assertThat(in.getLong(0)).isEqualTo(world.rank() + 1);
    requests.at(0).free();
    requests.at(1).free();
    call(
        "MPI_Allgatherv",
        from,
        1,
        type,
        to,
        NativeCalls.countsAddress(blocks),
        NativeCalls.displacementsAddress(blocks),
        type,
        NativeCalls.handle(world));
    assertThat(in.getLong(world.size() - 1)).isEqualTo(world.size());
    assertThatIllegalArgumentException().isThrownBy(() -> NativeCalls.address((Request) null));
  }

  private static void windows(Communicator world) {
    MessageBuffer shown = world.allocate(Datatype.LONG, 1);
    MessageBuffer one = world.allocate(Datatype.LONG, 1);
    one.putLong(0, 1);
    RmaWindow window = world.createWindow(shown);
    long handle = NativeCalls.handle(window);
    call("MPI_Win_fence", 0, handle);
    window.put(one, 1, Datatype.LONG, (world.rank() + 1) % world.size(), 0);
    call("MPI_Win_fence", 0, handle);
    assertThat(shown.getLong(0)).isEqualTo(1);
    window.free();
    assertThatIllegalArgumentException().isThrownBy(() -> NativeCalls.handle((RmaWindow) null));
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

  /** With all arguments as longs, of which an int is the lower half. */
  private static void call(String name, long... arguments) {
    MethodType longs =
        methodType(int.class, Collections.nCopies(arguments.length, (Class<?>) long.class));
    Object[] values = Arrays.stream(arguments).boxed().toArray();
    try {
      NativeCalls.check(name, (int) NativeCalls.function(name, longs).invokeWithArguments(values));
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
