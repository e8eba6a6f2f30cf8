package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.threads.RankProgram;

/** Many messages of drawn lengths and modes, with collective operations among them. */
public interface RandomMessagesContract {
  /** Of messages whose receiver does not name their source. */
  int ANYBODYS = 9;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  /** A message that all ranks know of. */
  record DrawnMessage(int number, int source, int destination, int tag, int count) {}

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  default void everyMessageArrivesWhereItBelongs(int size) {
    run(
        size,
        session -> {
          for (int seed = 0; seed < 20; seed++) {
            exchange(session.world(), drawn(size, seed), new Random(31L * seed));
          }
        });
  }

  private static List<DrawnMessage> drawn(int size, int seed) {
    Random random = new Random(seed);
    List<DrawnMessage> messages = new ArrayList<>();
    for (int number = 0; number < 120; number++) {
      int tag = random.nextInt(4) == 0 ? ANYBODYS : random.nextInt(3);
      int count = random.nextInt(3) == 0 ? 129 + random.nextInt(400) : random.nextInt(129);
      messages.add(
          new DrawnMessage(number, random.nextInt(size), random.nextInt(size), tag, count));
    }
    return messages;
  }

  private static void exchange(
      Communicator comm, List<DrawnMessage> messages, Random sameEverywhere) {
    Random own = new Random(comm.rank());
    List<Request> requests = new ArrayList<>();
    List<Runnable> checks = new ArrayList<>();
    for (DrawnMessage message : messages) {
      if (message.destination() == comm.rank()) {
        MessageBuffer buffer = comm.allocate(Datatype.DOUBLE, 600);
        boolean anybodys = message.tag() == ANYBODYS;
        int source = anybodys ? PointToPointMessages.ANY_SOURCE : message.source();
        Request request = comm.request();
        comm.irecv(buffer, 600, Datatype.DOUBLE, source, message.tag(), request);
        requests.add(request);
        if (!anybodys) {
          checks.add(() -> Payload.check(buffer, 0, message.count(), message.number(), 0));
        }
      }
    }
    MessageBuffer one = Payload.of(comm, comm.rank(), 1, 1);
    for (DrawnMessage message : messages) {
      if (message.source() == comm.rank()) {
        send(comm, message, own.nextInt(3), requests);
      }
      if (sameEverywhere.nextInt(20) == 0) {
        MessageBuffer sum = comm.allocate(Datatype.DOUBLE, 1);
        Request request = comm.request();
        comm.iallreduce(one, sum, 1, Datatype.DOUBLE, ReduceOp.SUM, request);
        requests.add(request);
        checks.add(
            () ->
                assertThat(sum.getDouble(0))
                    .isEqualTo(ReducingFormsContract.sum(0, comm.size(), 0, 0)));
      }
      if (sameEverywhere.nextInt(40) == 0) {
        comm.barrier();
      }
    }
    Collections.shuffle(requests, own);
    for (Request request : requests) {
      if (own.nextBoolean() || !request.test()) {
        complete(request);
      }
    }
    checks.forEach(Runnable::run);
    assertThat(comm.activeRequests()).isZero();
    // A receive of any source must not take a message of the next round.
    comm.barrier();
  }

  private static void complete(Request request) {
    if (request.isActive()) {
      request.waitFor();
    }
  }

  private static void send(
      Communicator comm, DrawnMessage message, int mode, List<Request> requests) {
    MessageBuffer buffer = Payload.of(comm, message.number(), 1, message.count());
    Datatype type = Datatype.DOUBLE;
    int to = message.destination();
    Request request = comm.request();
    switch (mode) {
      case 0 -> comm.send(buffer, message.count(), type, to, message.tag());
      case 1 -> comm.isend(buffer, message.count(), type, to, message.tag(), request);
      default -> comm.issend(buffer, message.count(), type, to, message.tag(), request);
    }
    if (request.isActive()) {
      requests.add(request);
    }
  }
}
