package org.tutti.lab.stress;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.rank.payload.CheckedBuffers;
import org.tutti.rank.payload.PayloadCheck;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.PhaseMarker;

/** One call of a stress test: draws its arguments, makes it, and compares the data. */
final class StressStep {
  private final Communicator world;
  private final StressMemory memory;
  private final Random random;
  private final Optional<Communicator> graph;
  private String arguments = "";

  /** Collective. */
  StressStep(Communicator world, long largest, Random random) {
    this.world = world;
    this.memory = new StressMemory(world, largest);
    this.random = random;
    this.graph = topology(world);
  }

  private static Optional<Communicator> topology(Communicator world) {
    try {
      return Optional.of(NeighborData.topology(world));
    } catch (OperationNotInLibrary e) {
      return Optional.empty();
    }
  }

  /**
   * Collective: what is wrong on this rank.
   *
   * @param round number of earlier calls of the operation, which chooses the pairs
   */
  Optional<String> run(StressOperation operation, StressTally tally, int round) {
    Datatype datatype = drawn(Datatype.ofJava());
    ReduceOp wanted = drawn(ReduceOp.ofNumbers());
    ReduceOp op = PayloadCheck.fits(wanted, datatype) ? wanted : ReduceOp.SUM;
    int most = memory.mostElements(datatype);
    int elements =
        random.nextInt(
            1 + (most >> random.nextInt(Integer.SIZE - Integer.numberOfLeadingZeros(most))));
    int root = random.nextInt(world.size());
    int salt = random.nextInt(Integer.MAX_VALUE);
    BitPattern.Bits bits = drawn(List.of(BitPattern.Bits.values()));
    boolean isRandom = random.nextBoolean();

    int partner = partner(round);
    StressData data = operation.data();
    if (data.isBetweenPairs() && partner < 0) {
      return Optional.empty();
    }
    if (data.isAmongNeighbors() && graph.isEmpty()) {
      tally.countMissing();
      return Optional.empty();
    }
    Payload payload = data.payload(op);
    boolean reduces = payload.reduction().isPresent();
    arguments =
        elements
            + " elements of "
            + datatype
            + ", root "
            + root
            + ", "
            + (reduces ? op.toString() : isRandom ? "random bits" : "bits " + bits);
    Message message = memory.message(data, elements, datatype, root, op);
    PayloadContext place =
        new PayloadContext(
            new Control(world.rank(), world.size(), root, partner, PhaseMarker.OFF),
            elements,
            datatype,
            message.send().count(),
            message.receive().count());
    PayloadCheck check =
        PayloadCheck.of(
            payload,
            place,
            CheckedBuffers.of(message, world.rank(), memory.sendGuard(), memory.receiveGuard()));
    if (reduces || isRandom) {
      check.fill(salt);
    } else {
      check.fill(new BitPattern(bits, datatype, salt));
    }
    try {
      operation
          .call()
          .on(
              new StressArguments(
                  data.isAmongNeighbors() ? graph.orElseThrow() : world,
                  message,
                  partner,
                  memory.attachable()));
    } catch (OperationNotInLibrary e) {
      tally.countMissing();
      return Optional.empty();
    }
    tally.count((long) (message.send().count() + message.receive().count()) * datatype.bytes());
    return check.compare();
  }

  /** The partner of a step; after as many steps as there are ranks, each has met each other one. */
  private int partner(int round) {
    int partner = Math.floorMod(round + 1 - world.rank(), world.size());
    return partner == world.rank() ? -1 : partner;
  }

  private <T> T drawn(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** The arguments of the last call. */
  @Override
  public String toString() {
    return arguments;
  }
}
