package org.tutti.measure.stress;

import java.util.Optional;
import java.util.Random;
import org.tutti.measure.payload.CheckedBuffers;
import org.tutti.measure.payload.PayloadCheck;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
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
  private String arguments = "";

  StressStep(Communicator world, long largest, Random random) {
    this.world = world;
    this.memory = new StressMemory(world, largest);
    this.random = random;
  }

  /**
   * Collective: what is wrong on this rank.
   *
   * @param count number of earlier calls, which chooses the pairs
   */
  Optional<String> run(StressOperation operation, StressTally tally, int count) {
    Datatype datatype = drawn(Datatype.values());
    ReduceOp wanted = drawn(ReduceOp.values());
    ReduceOp op = PayloadCheck.fits(wanted, datatype) ? wanted : ReduceOp.SUM;
    int most = memory.mostElements(datatype);
    int elements =
        random.nextInt(
            1 + (most >> random.nextInt(Integer.SIZE - Integer.numberOfLeadingZeros(most))));
    int root = random.nextInt(world.size());
    int salt = random.nextInt(Integer.MAX_VALUE);
    BitPattern.Bits bits = drawn(BitPattern.Bits.values());
    boolean isRandom = random.nextBoolean();

    Payload payload = operation.payload(op);
    boolean reduces = payload.reduction().isPresent();
    arguments =
        elements
            + " elements of "
            + datatype
            + ", root "
            + root
            + ", "
            + (reduces ? op.toString() : isRandom ? "random bits" : "bits " + bits);
    Message message = memory.message(operation, elements, datatype, root, op);
    int partner = operation.isBetweenPairs() ? partner(count) : -1;
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
      operation.call().on(world, message, partner);
    } catch (OperationNotInLibrary e) {
      tally.countMissing();
      return Optional.empty();
    }
    tally.count((long) (message.send().count() + message.receive().count()) * datatype.bytes());
    return check.compare();
  }

  /** In as many steps as there are ranks, each rank has been the partner of each other one. */
  private int partner(int count) {
    int partner = Math.floorMod(count - world.rank(), world.size());
    return partner == world.rank() ? -1 : partner;
  }

  private <T> T drawn(T[] values) {
    return values[random.nextInt(values.length)];
  }

  /** The arguments of the last call. */
  @Override
  public String toString() {
    return arguments;
  }
}
