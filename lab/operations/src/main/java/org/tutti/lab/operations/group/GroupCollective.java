package org.tutti.lab.operations.group;

import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
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
 * before each cell.
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
}
