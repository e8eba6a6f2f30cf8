package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LibrarySession;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;

/** Communicators of groups, of shared memory, of two sides, and from sessions. */
final class CreationCheck implements Check {
  private static final int TAG = 4;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    assertThat(world.remoteSize()).isZero();
    groups(world);
    Communicator shared = world.splitShared(-world.rank());
    assertThat(shared.size()).isEqualTo(world.size());
    assertThat(shared.rank()).isEqualTo(world.size() - 1 - world.rank());
    shared.free();
    duplicateLater(world);
    twoSides(world);
    if (session.library().name().startsWith("MPICH 4")) {
      sessions(world);
    } else {
      assertThatThrownBy(world::openSession)
          .isInstanceOf(OperationNotInLibrary.class)
          .hasMessageContaining("MPI_Session_init");
    }
  }

  private static void duplicateLater(Communicator world) {
    Request request = world.request();
    Supplier<Communicator> duplicate = world.idup(request);
    assertThatThrownBy(duplicate::get).isInstanceOf(RequestInUse.class);
    request.waitFor();
    Communicator made = duplicate.get();
    assertThat(sum(made, world.rank())).isEqualTo((long) world.size() * (world.size() - 1) / 2);
    made.free();
  }

  /** Of all but the first rank, in descending order. */
  private static void groups(Communicator world) {
    int last = world.size() - 1;
    RankGroup others = world.group(IntStream.range(0, last).map(i -> last - i).toArray());
    Optional<Communicator> created = world.create(others);
    assertThat(created.isPresent()).isEqualTo(world.rank() > 0);
    created.ifPresent(made -> requireDescending(world, made));
    if (world.rank() > 0) {
      requireDescending(world, world.createGroup(others, TAG));
    }
    others.free();
    assertThatThrownBy(() -> world.group(world.size())).isInstanceOf(MpiException.class);
  }

  private static void requireDescending(Communicator world, Communicator made) {
    assertThat(made.size()).isEqualTo(world.size() - 1);
    assertThat(made.rank()).isEqualTo(world.size() - 1 - world.rank());
    assertThat(sum(made, world.rank())).isEqualTo((long) world.size() * (world.size() - 1) / 2);
    made.free();
  }

  private static long sum(Communicator communicator, long value) {
    MessageBuffer send = communicator.allocate(Datatype.LONG, 1);
    MessageBuffer receive = communicator.allocate(Datatype.LONG, 1);
    send.putLong(0, value);
    communicator.allreduce(send, receive, 1, Datatype.LONG, ReduceOp.SUM);
    return receive.getLong(0);
  }

  /** Even and odd ranks: each side gets what the other one has. */
  private static void twoSides(Communicator world) {
    int color = world.rank() % 2;
    Communicator side = world.split(color, world.rank());
    Communicator both = side.intercommunicator(0, world, 1 - color, TAG);
    int theirs = (world.size() + color) / 2;
    assertThat(both.size()).isEqualTo(side.size());
    assertThat(both.remoteSize()).isEqualTo(theirs);
    assertThat(sum(both, 1)).isEqualTo(theirs);
    MessageBuffer mine = both.allocate(Datatype.INT, 1);
    MessageBuffer all = both.allocate(Datatype.INT, theirs);
    mine.putInt(0, world.rank());
    both.allgather(mine, all, 1, Datatype.INT);
    for (int rank = 0; rank < theirs; rank++) {
      assertThat(all.getInt(rank)).isEqualTo(2 * rank + 1 - color);
    }
    if (world.rank() < 2) {
      both.sendrecv(mine, 1, 0, TAG, all, 1, 0, TAG, Datatype.INT);
      assertThat(all.getInt(0)).isEqualTo(1 - world.rank());
    }
    fromTheFirst(world, both);
    blocksOfDifferentSizes(world, both);
    Communicator twin = both.duplicate();
    assertThat(twin.remoteSize()).isEqualTo(theirs);
    twin.free();
    Communicator merged = both.merge(color == 1);
    assertThat(merged.size()).isEqualTo(world.size());
    assertThat(merged.rank()).isEqualTo(color * ((world.size() + 1) / 2) + side.rank());
    merged.free();
    both.free();
    side.free();
  }

  /** The first rank of the world is the root, the odd ranks are the other side. */
  private static void fromTheFirst(Communicator world, Communicator both) {
    boolean isRoot = world.rank() == 0;
    boolean isOdd = world.rank() % 2 == 1;
    int root = isRoot ? Collectives.ROOT : isOdd ? 0 : PointToPointMessages.PROC_NULL;
    int theirs = world.size() / 2;
    MessageBuffer one = both.allocate(Datatype.INT, 1);
    MessageBuffer all = both.allocate(Datatype.INT, theirs);
    one.putInt(0, isRoot ? 42 : 0);
    both.bcast(one, 1, Datatype.INT, root);
    assertThat(one.getInt(0)).isEqualTo(isRoot || isOdd ? 42 : 0);
    one.putInt(0, world.rank());
    both.gather(one, all, 1, Datatype.INT, root);
    for (int rank = 0; rank < theirs; rank++) {
      assertThat(all.getInt(rank)).isEqualTo(isRoot ? 2 * rank + 1 : 0);
      all.putInt(rank, 10 * rank);
    }
    one.putInt(0, -1);
    both.scatter(all, one, 1, Datatype.INT, root);
    assertThat(one.getInt(0)).isEqualTo(isOdd ? 10 * both.rank() : -1);
    MessageBuffer sum = both.allocate(Datatype.INT, 1);
    one.putInt(0, 1);
    both.reduce(one, sum, 1, Datatype.INT, ReduceOp.SUM, root);
    assertThat(sum.getInt(0)).isEqualTo(isRoot ? theirs : 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> both.bcast(one, 2, Datatype.INT, Collectives.ROOT));
  }

  /** Rank r of the world has a block of r + 1 elements for each of the other side. */
  private static void blocksOfDifferentSizes(Communicator world, Communicator both) {
    boolean isRoot = world.rank() == 0;
    boolean isOdd = world.rank() % 2 == 1;
    int root = isRoot ? Collectives.ROOT : isOdd ? 0 : PointToPointMessages.PROC_NULL;
    int theirs = both.remoteSize();
    int own = world.rank() + 1;
    int[] counts = IntStream.range(0, theirs).map(rank -> 2 * rank + (isOdd ? 1 : 2)).toArray();
    Blocks blocks = both.blocks(counts, Blocks.packed(counts));
    int[] same = new int[theirs];
    Arrays.fill(same, own);
    Blocks mine = both.blocks(same, Blocks.packed(same));
    MessageBuffer sent = both.allocate(Datatype.INT, own * theirs);
    IntStream.range(0, own * theirs).forEach(at -> sent.putInt(at, world.rank()));
    MessageBuffer all = both.allocate(Datatype.INT, (int) blocks.total());
    both.allgatherv(sent, own, all, blocks, Datatype.INT);
    requireBlocks(blocks, all, isOdd ? 0 : 1);
    fill(all, -1);
    both.alltoallv(sent, mine, all, blocks, Datatype.INT);
    requireBlocks(blocks, all, isOdd ? 0 : 1);
    fill(all, -1);
    both.gatherv(sent, own, all, blocks, Datatype.INT, root);
    if (isRoot) {
      requireBlocks(blocks, all, 1);
    } else {
      assertThat(all.getInt(0)).isEqualTo(-1);
    }
    MessageBuffer one = both.allocate(Datatype.INT, own);
    both.scatterv(all, blocks, one, own, Datatype.INT, root);
    assertThat(one.getInt(own - 1)).isEqualTo(isOdd ? world.rank() : 0);
    int[] wrong = new int[theirs + 1];
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                both.gatherv(
                    sent, 1, all, both.blocks(wrong, wrong), Datatype.INT, Collectives.ROOT));
  }

  private static void fill(MessageBuffer buffer, int value) {
    IntStream.range(0, buffer.count()).forEach(at -> buffer.putInt(at, value));
  }

  /** Each block has the rank in the world of whom it is from. */
  private static void requireBlocks(Blocks blocks, MessageBuffer all, int first) {
    for (int block = 0; block < blocks.size(); block++) {
      int last = blocks.displacement(block) + blocks.count(block) - 1;
      assertThat(all.getInt(blocks.displacement(block))).isEqualTo(2 * block + first);
      assertThat(all.getInt(last)).isEqualTo(2 * block + first);
    }
  }

  private static void sessions(Communicator world) {
    LibrarySession session = world.openSession();
    RankGroup everybody = session.group(LibrarySession.WORLD);
    Communicator made = session.createFromGroup(everybody);
    assertThat(made.rank()).isEqualTo(world.rank());
    assertThat(sum(made, 1)).isEqualTo(world.size());
    made.free();
    everybody.free();
    RankGroup first = session.group(LibrarySession.WORLD, 0);
    if (world.rank() == 0) {
      Communicator alone = session.createFromGroup(first);
      assertThat(alone.size()).isEqualTo(1);
      alone.free();
    }
    first.free();
    assertThatThrownBy(() -> session.group("mpi://NOBODY")).isInstanceOf(MpiException.class);
    session.close();
  }
}
