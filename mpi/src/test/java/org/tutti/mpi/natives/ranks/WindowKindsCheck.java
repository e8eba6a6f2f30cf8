package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tutti.mpi.RmaAssertion.NOCHECK;
import static org.tutti.mpi.RmaAssertion.NOPRECEDE;
import static org.tutti.mpi.RmaAssertion.NOPUT;
import static org.tutti.mpi.RmaAssertion.NOSTORE;
import static org.tutti.mpi.RmaAssertion.NOSUCCEED;

import java.util.stream.IntStream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.RmaWindow;
import org.tutti.mpi.WindowSizes;

/** Windows of shared and of attached memory, and assertions. */
final class WindowKindsCheck implements Check {
  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    sharedMemoryIsReadDirectly(world);
    memoryIsAttachedAndDetached(world);
    promisesAreTaken(world);
    sizesAreThoseOfTheBuffer(world);
  }

  private static void sharedMemoryIsReadDirectly(Communicator world) {
    RmaWindow window = world.allocateSharedWindow(Datatype.LONG, 2);
    assertThat(window.memory().getLong(1)).isZero();
    window.fence();
    window.memory().putLong(1, 100 + world.rank());
    window.fence();
    for (int rank = 0; rank < world.size(); rank++) {
      assertThat(window.memoryOf(rank).getLong(1)).isEqualTo(100 + rank);
    }
    window.fence();
    window.free();
    RmaWindow created = world.createWindow(world.allocate(Datatype.LONG, 1));
    assertThatThrownBy(() -> created.memoryOf(0)).isInstanceOf(MpiException.class);
    created.free();
  }

  /** Each rank writes to the next one, which has told where. */
  private static void memoryIsAttachedAndDetached(Communicator world) {
    RmaWindow window = world.createDynamicWindow();
    assertThat(window.memory().count()).isZero();
    MessageBuffer memory = world.allocate(Datatype.INT, 4);
    MessageBuffer displacement = world.allocate(Datatype.LONG, 1);
    displacement.putLong(0, window.attach(memory));
    MessageBuffer all = world.allocate(Datatype.LONG, world.size());
    world.allgather(displacement, all, 1, Datatype.LONG);
    MessageBuffer mine = world.allocate(Datatype.INT, 1);
    mine.putInt(0, 7 + world.rank());
    int next = (world.rank() + 1) % world.size();
    window.lock(LockType.EXCLUSIVE, next);
    window.put(mine, 1, Datatype.INT, next, all.getLong(next) + 2 * Integer.BYTES);
    window.unlock(next);
    world.barrier();
    int previous = (world.rank() + world.size() - 1) % world.size();
    assertThat(IntStream.range(0, 4).map(memory::getInt)).containsExactly(0, 0, 7 + previous, 0);
    window.detach(memory);
    window.free();
  }

  private static void promisesAreTaken(Communicator world) {
    MessageBuffer memory = world.allocate(Datatype.LONG, 1);
    MessageBuffer mine = world.allocate(Datatype.LONG, 1);
    mine.putLong(0, 5);
    int last = world.size() - 1;
    RmaWindow window = world.createWindow(memory);
    window.fence(world.assertions(NOPRECEDE));
    if (world.rank() == 0) {
      window.put(mine, 1, Datatype.LONG, last, 0);
    }
    window.fence(world.assertions(NOSTORE, NOPUT, NOSUCCEED));
    assertThat(memory.getLong(0)).isEqualTo(world.rank() == last ? 5 : 0);
    RankGroup first = world.group(0);
    RankGroup target = world.group(last);
    mine.putLong(0, 6);
    if (world.rank() == last) {
      window.post(first, world.assertions(NOCHECK));
    }
    world.barrier();
    if (world.rank() == 0) {
      window.start(target, world.assertions(NOCHECK));
      window.put(mine, 1, Datatype.LONG, last, 0);
      window.complete();
    }
    if (world.rank() == last) {
      window.waitFor();
      assertThat(memory.getLong(0)).isEqualTo(6);
    }
    first.free();
    target.free();
    window.lockAll(world.assertions(NOCHECK));
    window.unlockAll();
    window.free();
  }

  private static void sizesAreThoseOfTheBuffer(Communicator world) {
    MessageBuffer memory = world.allocate(Datatype.INT, 3);
    WindowSizes sizes = world.windowSizes(memory);
    assertThat(sizes.bytes(world.size() - 1)).isEqualTo(12);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.createWindow(world.allocate(Datatype.INT, 4), sizes))
        .withMessageContaining("16 bytes, but the others expect 12");
    assertThatIllegalArgumentException().isThrownBy(() -> world.createWindow(memory, rank -> 12));
    world.createWindow(memory, sizes).free();
  }
}
