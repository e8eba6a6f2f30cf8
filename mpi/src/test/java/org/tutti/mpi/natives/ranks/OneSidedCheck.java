package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tutti.mpi.AccumulateOp.LAND;
import static org.tutti.mpi.AccumulateOp.LOR;
import static org.tutti.mpi.AccumulateOp.LXOR;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.function.Consumer;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.Request;
import org.tutti.mpi.RmaWindow;

/**
 * Every one-sided operation, under every synchronization, on windows of both kinds: the first rank
 * reaches what the last one shows.
 */
final class OneSidedCheck implements Check {
  private static final int SHOWN = 4;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    MessageBuffer memory = world.allocate(Datatype.LONG, SHOWN);
    RmaWindow created = world.createWindow(memory);
    assertThat(created.memory()).isSameAs(memory);
    everything(world, created);
    created.free();
    RmaWindow allocated = world.allocateWindow(Datatype.LONG, SHOWN);
    assertThat(longs(allocated.memory())).containsOnly(0);
    // In C as well, Open MPI 4.1.4 crashes where one process reaches such memory of another.
    if (!session.library().name().contains("Open MPI 4")) {
      everything(world, allocated);
    }
    allocated.free();
    partsOfDifferentSizes(world);
  }

  private static void everything(Communicator world, RmaWindow window) {
    Access access = new Access(world, window);
    for (Consumer<Runnable> epoch : access.epochs()) {
      access.put(epoch);
      access.get(epoch);
      access.combine(epoch);
      access.swap(epoch);
    }
    access.withRequests();
    access.everyReduction();
    misuse(world, window);
  }

  private static void misuse(Communicator world, RmaWindow window) {
    MessageBuffer one = world.allocate(Datatype.LONG, 1);
    window.fence();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> window.put(one, 1, Datatype.LONG, 0, SHOWN))
        .withMessageContaining("displacement 4 are not within the 32 bytes that rank 0 shows");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> window.get(one, 2, Datatype.LONG, 0, 0))
        .withMessageContaining("do not fit into 8 bytes");
    assertThatIllegalArgumentException().isThrownBy(() -> window.put(one, 1, Datatype.LONG, 0, -1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> window.put(one, 1, Datatype.LONG, world.size(), 0))
        .withMessageContaining("no rank " + world.size());
    window.fence();
    assertThatThrownBy(window::unlockAll).isInstanceOf(MpiException.class);
    assertThatIllegalArgumentException().isThrownBy(() -> window.post(() -> {}));
  }

  /** Displacements count the elements of the target. */
  private static void partsOfDifferentSizes(Communicator world) {
    Datatype type = world.rank() == 0 ? Datatype.SHORT : Datatype.INT;
    RmaWindow window = world.createWindow(world.allocate(type, 1 + world.rank()));
    MessageBuffer mine = world.allocate(Datatype.INT, 1);
    mine.putInt(0, world.rank());
    int last = world.size() - 1;
    window.fence();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> window.put(mine, 1, Datatype.INT, 0, 0))
        .withMessageContaining("the 2 bytes that rank 0 shows");
    if (world.rank() == last) {
      window.put(mine, 1, Datatype.INT, last, last);
    }
    window.fence();
    if (world.rank() == last) {
      assertThat(window.memory().getInt(last)).isEqualTo(last);
      assertThat(window.memory().getInt(0)).isZero();
    }
    window.free();
  }

  private static long[] longs(MessageBuffer buffer) {
    long[] values = new long[buffer.count()];
    Arrays.setAll(values, buffer::getLong);
    return values;
  }

  /** The first rank's access to the last one's memory, and what it leaves. */
  private static final class Access {
    private final Communicator world;
    private final RmaWindow window;
    private final MessageBuffer memory;
    private final MessageBuffer origin;
    private final MessageBuffer compare;
    private final MessageBuffer result;
    private final int last;

    Access(Communicator world, RmaWindow window) {
      this.world = world;
      this.window = window;
      this.memory = window.memory();
      this.origin = world.allocate(Datatype.LONG, 2);
      this.compare = world.allocate(Datatype.LONG, 1);
      this.result = world.allocate(Datatype.LONG, 2);
      this.last = world.size() - 1;
    }

    Iterable<Consumer<Runnable>> epochs() {
      return Arrays.asList(
          this::fenced,
          access -> generalActive(access, window::waitFor),
          access -> generalActive(access, this::testUntilDone),
          access -> locked(LockType.SHARED, access, () -> {}),
          access -> locked(LockType.EXCLUSIVE, access, () -> {}),
          access -> locked(LockType.SHARED, access, () -> window.flush(last)),
          access -> locked(LockType.SHARED, access, () -> window.flushLocal(last)),
          access -> lockedAll(access, window::flushAll),
          access -> lockedAll(access, window::flushLocalAll),
          access -> lockedAll(access, window::sync));
    }

    private boolean isFirst() {
      return world.rank() == 0;
    }

    private boolean isLast() {
      return world.rank() == last;
    }

    private void fenced(Runnable access) {
      window.fence();
      if (isFirst()) {
        access.run();
      }
      window.fence();
    }

    private void testUntilDone() {
      while (!window.test()) {
        Thread.onSpinWait();
      }
    }

    private void generalActive(Runnable access, Runnable waiting) {
      RankGroup first = world.group(0);
      RankGroup target = world.group(last);
      if (isFirst()) {
        window.start(target);
        access.run();
        window.complete();
      } else if (isLast()) {
        window.post(first);
        waiting.run();
      }
      first.free();
      target.free();
    }

    private void locked(LockType type, Runnable access, Runnable flush) {
      if (isFirst()) {
        window.lock(type, last);
        access.run();
        flush.run();
        window.unlock(last);
      }
      world.barrier();
    }

    private void lockedAll(Runnable access, Runnable flush) {
      window.lockAll();
      if (isFirst()) {
        access.run();
        flush.run();
      }
      window.unlockAll();
      world.barrier();
    }

    private void fill(long... values) {
      window.lock(LockType.EXCLUSIVE, world.rank());
      for (int at = 0; at < values.length; at++) {
        memory.putLong(at, values[at]);
      }
      window.unlock(world.rank());
      world.barrier();
    }

    /** What the last rank shows; that of the others is never changed. */
    private void expect(long... shown) {
      window.lock(LockType.SHARED, world.rank());
      long[] values = longs(memory);
      window.unlock(world.rank());
      assertThat(values).isEqualTo(isLast() ? shown : new long[] {1, 2, 3, 4});
      world.barrier();
    }

    private void give(long... values) {
      origin.putLong(0, values[0]);
      origin.putLong(1, values[1]);
    }

    void put(Consumer<Runnable> epoch) {
      fill(1, 2, 3, 4);
      give(70, 80);
      epoch.accept(() -> window.put(origin, 2, Datatype.LONG, last, 1));
      expect(1, 70, 80, 4);
    }

    /** Each completes by its request what the origin needs of it. */
    void withRequests() {
      Request request = world.request();
      fill(1, 2, 3, 4);
      give(10, 20);
      lockedAll(
          () -> {
            window.rput(origin, 1, Datatype.LONG, last, 3, request);
            assertThat(request.isActive()).isTrue();
            request.waitFor();
            window.flush(last);
            window.raccumulate(origin, 2, Datatype.LONG, last, 0, AccumulateOp.SUM, request);
            request.waitFor();
            window.flush(last);
            window.rgetAccumulate(
                origin, result, 2, Datatype.LONG, last, 1, AccumulateOp.NO_OP, request);
            request.waitFor();
            assertThat(longs(result)).containsExactly(22, 3);
            window.rget(result, 2, Datatype.LONG, last, 2, request);
            request.waitFor();
            assertThat(longs(result)).containsExactly(3, 10);
          },
          () -> {});
      expect(11, 22, 3, 10);
    }

    void get(Consumer<Runnable> epoch) {
      fill(1, 2, 3, 4);
      epoch.accept(() -> window.get(result, 2, Datatype.LONG, last, 2));
      if (isFirst()) {
        assertThat(longs(result)).containsExactly(3, 4);
      }
      expect(1, 2, 3, 4);
    }

    void combine(Consumer<Runnable> epoch) {
      fill(1, 2, 3, 4);
      give(10, 20);
      epoch.accept(() -> window.accumulate(origin, 2, Datatype.LONG, last, 0, AccumulateOp.SUM));
      expect(11, 22, 3, 4);
      epoch.accept(
          () ->
              window.getAccumulate(
                  origin, result, 2, Datatype.LONG, last, 0, AccumulateOp.REPLACE));
      if (isFirst()) {
        assertThat(longs(result)).containsExactly(11, 22);
      }
      expect(10, 20, 3, 4);
      epoch.accept(
          () -> window.fetchAndOp(origin, result, Datatype.LONG, last, 3, AccumulateOp.NO_OP));
      if (isFirst()) {
        assertThat(longs(result)).containsExactly(4, 22);
      }
      expect(10, 20, 3, 4);
    }

    /** It swaps where the values are equal, and only there. */
    void swap(Consumer<Runnable> epoch) {
      fill(1, 2, 3, 4);
      give(50, 0);
      for (long expected : new long[] {7, 3}) {
        compare.putLong(0, expected);
        epoch.accept(() -> window.compareAndSwap(origin, compare, result, Datatype.LONG, last, 2));
        if (isFirst()) {
          assertThat(result.getLong(0)).isEqualTo(3);
        }
        expect(1, 2, expected == 3 ? 50 : 3, 4);
      }
    }

    /** But the logical ones, which Open MPI 4.1.4 leaves out, and may crash after them. */
    void everyReduction() {
      for (AccumulateOp op : EnumSet.complementOf(EnumSet.of(LAND, LOR, LXOR))) {
        fill(1, 2, 6, 4);
        give(3, 0);
        fenced(() -> window.fetchAndOp(origin, result, Datatype.LONG, last, 2, op));
        window.lock(LockType.SHARED, world.rank());
        long left = memory.getLong(2);
        window.unlock(world.rank());
        assertThat(left).as(op.name()).isEqualTo(isLast() ? combined(op) : 6);
        world.barrier();
      }
    }

    /** Of 6 in the window and 3. */
    private static long combined(AccumulateOp op) {
      return switch (op) {
        case MAX, NO_OP -> 6;
        case MIN, REPLACE -> 3;
        case SUM -> 9;
        case PROD -> 18;
        case LAND, LOR, LXOR -> throw new AssertionError(op);
        case BAND -> 2;
        case BOR -> 7;
        case BXOR -> 5;
      };
    }
  }
}
