package org.tutti.lab.operations.intercommunicator;

import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A collective between the even and the odd ranks, whose communicator is made before each cell. The
 * root of a rooted one is on one side, and what it sends or gets is the other side's.
 */
@LeastProcesses(2)
public abstract class SidesCollective implements Payload {
  private static final int SIDES = 2;
  private static final int TAG = 1;

  private final Operation operation;
  private Communicator side;
  private int rank;

  /** The communicator of both sides. */
  protected Communicator sides;

  /** The request of nonblocking operations. */
  protected Request request;

  SidesCollective(Operation operation) {
    this.operation = operation;
  }

  @Setup
  public final void join(Communicator world) {
    rank = world.rank();
    side = world.split(rank % SIDES, rank);
    sides = side.intercommunicator(0, world, 1 - rank % SIDES, TAG);
    request = sides.request();
  }

  /** The library may not have intercommunicators; there is none then. */
  @TearDown
  public void part() {
    if (sides != null) {
      sides.free();
      sides = null;
    }
    side.free();
  }

  /**
   * A rank of the world as the root that this process passes: its rank is known to the other side
   * only.
   */
  final int root(int root) {
    if (root == rank) {
      return Collectives.ROOT;
    }
    return isOpposite(root, rank) ? root / SIDES : PointToPointMessages.PROC_NULL;
  }

  /** How elements are combined, if they are. */
  Optional<ReduceOp> op() {
    return Optional.empty();
  }

  private static boolean isOpposite(int one, int other) {
    return one % SIDES != other % SIDES;
  }

  /** The ranks of the other side. */
  private static IntStream opposite(PayloadContext place) {
    return IntStream.range(0, place.processes()).filter(one -> isOpposite(one, place.rank()));
  }

  @Override
  public final long sendElements(PayloadContext place) {
    return elements(operation.send(), place);
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return elements(operation.receive(), place);
  }

  private static long elements(Operation.Extent extent, PayloadContext place) {
    return place.elements(extent.blocks((int) opposite(place).count()));
  }

  @Override
  public final Optional<ReduceOp> reduction() {
    return op();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    int[] ranks = opposite(place).toArray();
    int own = place.rank() / SIDES * count;
    boolean isAddressed = isOpposite(place.root(), place.rank());
    switch (operation) {
      case ALLREDUCE -> arrivals.reduced(0, count, IntStream.of(ranks), 0);
      case REDUCE_SCATTER, REDUCE_SCATTER_BLOCK ->
          arrivals.reduced(0, count, IntStream.of(ranks), own);
      case ALLGATHER, ALLGATHERV -> gathered(arrivals, ranks, count, 0);
      case ALLTOALL, ALLTOALLV, ALLTOALLW -> gathered(arrivals, ranks, count, own);
      case BCAST -> {
        if (isAddressed) {
          arrivals.into(Buffer.SEND).block(0, count, place.root(), 0);
        }
      }
      case SCATTER, SCATTERV -> {
        if (isAddressed) {
          arrivals.block(0, count, place.root(), own);
        }
      }
      case GATHER, GATHERV, REDUCE -> {
        if (!place.isRoot()) {
          arrivals.undefined(0, place.receiveElements());
        } else if (operation == Operation.REDUCE) {
          arrivals.reduced(0, count, IntStream.of(ranks), 0);
        } else {
          gathered(arrivals, ranks, count, 0);
        }
      }
      default -> {} // a barrier moves nothing
    }
  }

  private static void gathered(Arrivals arrivals, int[] others, int count, int start) {
    for (int block = 0; block < others.length; block++) {
      arrivals.block(block * count, count, others[block], start);
    }
  }

  /** A collective between two sides with a count for each process, all as large as the message. */
  public abstract static class SidesBlocks extends SidesCollective {
    /** A block for each process of the other side. */
    protected Blocks blocks;

    /** The same, each with its datatype. */
    protected TypedBlocks typedBlocks;

    SidesBlocks(Operation operation) {
      super(operation);
    }

    @Setup
    public final void make(Message message) {
      Message divided = divided(message, sides.remoteSize());
      blocks = BlocksOfMessage.of(sides, divided);
      typedBlocks = TypedBlocksOfMessage.of(sides, divided);
    }

    /** A message for each of so many processes, one after the other. */
    static Message divided(Message message, int processes) {
      return message.with(BlockLayout.of(BlockCounts.EQUAL, 0, processes, message.count()));
    }
  }

  /** A collective between two sides that combines the blocks of the other one. */
  public abstract static class SidesReduction extends SidesCollective {
    /** How elements are combined. */
    @Param("SUM")
    public NumberOp reduction;

    /** The same for the library. */
    protected ReduceOp op;

    SidesReduction(Operation operation) {
      super(operation);
    }

    @Setup
    public final void choose() {
      op = ReduceOp.of(reduction);
    }

    @Override
    final Optional<ReduceOp> op() {
      return Optional.of(ReduceOp.of(reduction));
    }
  }

  /**
   * A collective that combines what the other side has, and gives each process of this one a part.
   */
  public abstract static class SidesBlocksReduction extends SidesReduction {
    /** The part of each process of this side, as large as the message. */
    protected Blocks blocks;

    SidesBlocksReduction(Operation operation) {
      super(operation);
    }

    @Setup
    public final void make(Message message) {
      blocks = BlocksOfMessage.of(sides, SidesBlocks.divided(message, sides.size()));
    }
  }
}
