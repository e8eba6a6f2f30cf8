package org.tutti.mpi.natives.ranks;

import static org.tutti.mpi.natives.ranks.Elements.contribution;
import static org.tutti.mpi.natives.ranks.Elements.fill;
import static org.tutti.mpi.natives.ranks.Elements.require;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;

/**
 * The collectives that move data: every datatype, short and long, and every root. Not every
 * combination, since with more ranks than processors each costs a time slice.
 */
final class CollectiveCheck implements Check {
  private static final int LONG_MESSAGE = 3000;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    for (Datatype datatype : Datatype.ofJava()) {
      check(world, datatype, 5, world.size() - 1);
    }
    for (int root = 0; root < world.size(); root++) {
      check(world, Datatype.DOUBLE, LONG_MESSAGE, root);
    }
  }

  private static void check(Communicator world, Datatype datatype, int count, int root) {
    world.barrier();
    bcast(world, datatype, count, root);
    gather(world, datatype, count, root);
    scatter(world, datatype, count, root);
    allgather(world, datatype, count);
    alltoall(world, datatype, count);
  }

  private static void bcast(Communicator world, Datatype datatype, int count, int root) {
    MessageBuffer buffer = world.allocate(datatype, count);
    fill(buffer, world.rank());
    world.bcast(buffer, count, datatype, root);
    for (int i = 0; i < count; i++) {
      require(contribution(root, i), buffer, i, "bcast from " + root);
    }
  }

  private static void gather(Communicator world, Datatype datatype, int count, int root) {
    MessageBuffer send = world.allocate(datatype, count);
    boolean isRoot = world.rank() == root;
    MessageBuffer receive = isRoot ? world.allocate(datatype, count * world.size()) : null;
    fill(send, world.rank());
    world.gather(send, receive, count, datatype, root);
    for (int i = 0; isRoot && i < count * world.size(); i++) {
      require(contribution(i / count, i % count), receive, i, "gather to " + root);
    }
  }

  private static void scatter(Communicator world, Datatype datatype, int count, int root) {
    boolean isRoot = world.rank() == root;
    MessageBuffer send = isRoot ? world.allocate(datatype, count * world.size()) : null;
    MessageBuffer receive = world.allocate(datatype, count);
    if (isRoot) {
      fill(send, root);
    }
    world.scatter(send, receive, count, datatype, root);
    for (int i = 0; i < count; i++) {
      long expected = contribution(root, world.rank() * count + i);
      require(expected, receive, i, "scatter from " + root);
    }
  }

  private static void allgather(Communicator world, Datatype datatype, int count) {
    MessageBuffer send = world.allocate(datatype, count);
    MessageBuffer receive = world.allocate(datatype, count * world.size());
    fill(send, world.rank());
    world.allgather(send, receive, count, datatype);
    for (int i = 0; i < count * world.size(); i++) {
      require(contribution(i / count, i % count), receive, i, "allgather");
    }
  }

  private static void alltoall(Communicator world, Datatype datatype, int count) {
    MessageBuffer send = world.allocate(datatype, count * world.size());
    MessageBuffer receive = world.allocate(datatype, count * world.size());
    fill(send, world.rank());
    world.alltoall(send, receive, count, datatype);
    for (int i = 0; i < count * world.size(); i++) {
      long expected = contribution(i / count, world.rank() * count + i % count);
      require(expected, receive, i, "alltoall");
    }
  }
}
