package org.tutti.lab.operations;

import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.operations.state.TranslatedArrivals;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

/**
 * A collective of groups of consecutive ranks, each with a communicator of its own, which is made
 * before each cell: the suite {@code groups}. One group does it alone, or several do it at the same
 * time.
 */
public abstract class GroupCollective implements Payload {
  /** The number of members of each group. */
  @Param("2")
  public int members;

  @Param("ONE")
  public ProcessGroups groups;

  /** That of this process's group. */
  protected Communicator group;

  /** Whether this process takes part. */
  protected boolean takesPart;

  private final Operation operation;

  GroupCollective(Operation operation) {
    this.operation = operation;
  }

  @Override
  public final void checkProcesses(int all) {
    if (members < 1 || members > all) {
      throw MpiProblem.SHAPE_IMPOSSIBLE.error(
          "A group cannot have " + members + " of " + all + " processes.",
          "Give members=N, from 1 to the number of processes.");
    }
  }

  /** Collective: those who take no part are a group, too, which does nothing. */
  @Setup
  public final void form(Communicator world) {
    takesPart = takesPart(world.rank(), world.size());
    group = world.split(takesPart ? world.rank() / members : world.size(), world.rank());
  }

  @TearDown
  public final void disband() {
    group.free();
  }

  private boolean takesPart(int rank, int all) {
    return rank < groups.number(members, all) * members;
  }

  /** The root of a rooted operation within the group: that of the world, modulo its size. */
  final int root(Message message) {
    return message.root() % members;
  }

  /** How elements are combined, if they are. */
  ReduceOp op() {
    return ReduceOp.SUM;
  }

  private StandardPayload standard() {
    return StandardPayload.of(operation).reducing(op());
  }

  private long elements(Operation.Extent extent, PayloadContext place) {
    boolean isBusy = takesPart(place.rank(), place.processes());
    return isBusy ? place.elements(extent.blocks(members)) : 0;
  }

  @Override
  public final long sendElements(PayloadContext place) {
    return elements(operation.send(), place);
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return elements(operation.receive(), place);
  }

  @Override
  public final Optional<ReduceOp> reduction() {
    return standard().reduction();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    if (takesPart(place.rank(), place.processes())) {
      int first = place.rank() / members * members;
      Control within = new Control(place.rank() - first, members, place.root() % members, -1);
      PayloadContext there =
          new PayloadContext(
              within, place.count(), place.datatype(), sendElements(place), receiveElements(place));
      standard()
          .arrivals(
              there,
              new TranslatedArrivals(
                  arrivals, IntStream.range(first, first + members).boxed().toList()));
    }
  }

  /** How many groups of processes are at work. */
  public enum ProcessGroups {
    /** The first processes; the others wait until the next observation. */
    ONE,
    /** Groups beside each other, as many as fit, at the same time. */
    ALL;

    /** The number of groups of {@code members} processes each. */
    int number(int members, int processes) {
      return this == ONE ? 1 : processes / members;
    }
  }

  /** {@code MPI_Barrier} of groups: no process leaves before all of its group have entered. */
  public static class GroupBarrier extends GroupCollective {
    public GroupBarrier() {
      super(Operation.BARRIER);
    }

    @Benchmark(operation = "BARRIER", send = "0", receive = "0")
    @Catalog(value = "MPI_Barrier:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Barrier, -npmin Barrier")
    public void call() {
      if (takesPart) {
        group.barrier();
      }
    }
  }

  /** {@code MPI_Bcast} of groups: all processes of a group get the block of its root. */
  public static class GroupBcast extends GroupCollective {
    public GroupBcast() {
      super(Operation.BCAST);
    }

    @Benchmark(operation = "BCAST")
    @Catalog(value = "MPI_Bcast:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Bcast, -npmin Bcast")
    public void call(Message message) {
      if (takesPart) {
        group.bcast(message.send(), message.count(), message.datatype(), root(message));
      }
    }
  }

  /** {@code MPI_Scatter} of groups: each process of a group gets a block of its root. */
  public static class GroupScatter extends GroupCollective {
    public GroupScatter() {
      super(Operation.SCATTER);
    }

    @Benchmark(operation = "SCATTER")
    @Catalog(value = "MPI_Scatter:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Scatter, -npmin Scatter")
    public void call(Message message) {
      if (takesPart) {
        group.scatter(
            message.send(), message.receive(), message.count(), message.datatype(), root(message));
      }
    }
  }

  /** {@code MPI_Gather} of groups: the root of a group gets a block of each process. */
  public static class GroupGather extends GroupCollective {
    public GroupGather() {
      super(Operation.GATHER);
    }

    @Benchmark(operation = "GATHER")
    @Catalog(value = "MPI_Gather:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Gather, -npmin Gather")
    public void call(Message message) {
      if (takesPart) {
        group.gather(
            message.send(), message.receive(), message.count(), message.datatype(), root(message));
      }
    }
  }

  /** {@code MPI_Allgather} of groups: all processes of a group get a block of each. */
  public static class GroupAllgather extends GroupCollective {
    public GroupAllgather() {
      super(Operation.ALLGATHER);
    }

    @Benchmark(operation = "ALLGATHER")
    @Catalog(value = "MPI_Allgather:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Allgather, -npmin Allgather")
    public void call(Message message) {
      if (takesPart) {
        group.allgather(message.send(), message.receive(), message.count(), message.datatype());
      }
    }
  }

  /** {@code MPI_Alltoall} of groups: each process of a group gets a block of each. */
  public static class GroupAlltoall extends GroupCollective {
    public GroupAlltoall() {
      super(Operation.ALLTOALL);
    }

    @Benchmark(operation = "ALLTOALL")
    @Catalog(value = "MPI_Alltoall:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Alltoall, -npmin Alltoall")
    public void call(Message message) {
      if (takesPart) {
        group.alltoall(message.send(), message.receive(), message.count(), message.datatype());
      }
    }
  }

  /** {@code MPI_Reduce} of groups: the root of a group gets the reduction of its blocks. */
  public static class GroupReduce extends GroupCollective {
    /** How elements are combined. */
    @Param("SUM")
    public NumberOp reduction;

    private ReduceOp op;

    public GroupReduce() {
      super(Operation.REDUCE);
    }

    @Setup
    public void choose() {
      op = op();
    }

    @Override
    ReduceOp op() {
      return ReduceOp.of(reduction);
    }

    @Benchmark(operation = "REDUCE", datatype = double.class)
    @Catalog(value = "MPI_Reduce:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Reduce, -npmin Reduce")
    public void call(Message message) {
      if (takesPart) {
        group.reduce(
            message.send(),
            message.receive(),
            message.count(),
            message.datatype(),
            op,
            root(message));
      }
    }
  }

  /** {@code MPI_Allreduce} of groups: all processes of a group get the reduction of its blocks. */
  public static class GroupAllreduce extends GroupCollective {
    /** How elements are combined. */
    @Param("SUM")
    public NumberOp reduction;

    private ReduceOp op;

    public GroupAllreduce() {
      super(Operation.ALLREDUCE);
    }

    @Setup
    public void choose() {
      op = op();
    }

    @Override
    ReduceOp op() {
      return ReduceOp.of(reduction);
    }

    @Benchmark(operation = "ALLREDUCE", datatype = double.class)
    @Catalog(value = "MPI_Allreduce:groups", suites = "groups")
    @Counterparts(imb = "IMB-MPI1 -multi Allreduce, -npmin Allreduce")
    public void call(Message message) {
      if (takesPart) {
        group.allreduce(message.send(), message.receive(), message.count(), message.datatype(), op);
      }
    }
  }
}
