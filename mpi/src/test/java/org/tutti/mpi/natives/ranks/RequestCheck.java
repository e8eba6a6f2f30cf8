package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;

/** What the native provider keeps about requests, and what it refuses to hand to the library. */
final class RequestCheck implements Check {
  private static final Datatype TYPE = Datatype.INT;
  private static final int NOBODY = PointToPointMessages.PROC_NULL;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    // Open MPI 4 does not notice that a message of a process to itself is too long.
    if (session.library().name().startsWith("MPICH")) {
      failuresLeaveRequestsInactive(world);
    }
    persistentRequestsHoldTheirs(world);
    severalAtOnce(world);
    aCommunicatorMayBeFreedFirst(world);
    refusals(world);
    inPlaceOnlyWhereMpiHasIt(world);
    statuses(world);
    forgottenRequestsCount(world);
  }

  /** A message that is longer than its buffer, completed by each kind of function. */
  private static void failuresLeaveRequestsInactive(Communicator world) {
    int self = world.rank();
    MessageBuffer two = world.allocate(TYPE, 2);
    MessageBuffer one = world.allocate(TYPE, 1);
    Requests requests = world.requests(3);
    for (int way = 0; way < 3; way++) {
      boolean persistent = way == 2;
      if (persistent) {
        world.recvInit(one, 1, TYPE, self, 1, requests.at(1));
        requests.at(1).start();
      } else {
        world.irecv(one, 1, TYPE, self, 1, requests.at(1));
      }
      world.isend(two, 2, TYPE, self, 1, requests.at(2));
      assertThatExceptionOfType(MpiException.class)
          .as("way %d", way)
          .isThrownBy(way == 0 ? requests.at(1)::waitFor : requests::waitAll)
          .withMessageContaining(way == 0 ? "MPI_Wait" : "MPI_Waitall");
      requests.waitAll();
      assertThat(world.activeRequests()).isZero();
      if (persistent) {
        requests.at(1).free();
      }
    }
  }

  private static void persistentRequestsHoldTheirs(Communicator world) {
    MessageBuffer buffer = world.allocate(TYPE, 1);
    Request request = world.request();
    assertThatExceptionOfType(MpiException.class).isThrownBy(request::start);
    world.sendInit(buffer, 1, TYPE, NOBODY, 0, request);
    assertThat(request.isActive()).isFalse();
    assertThatExceptionOfType(InactiveRequest.class)
        .isThrownBy(request::waitFor)
        .withMessageContaining("TUTTI-224");
    assertThatExceptionOfType(RequestInUse.class)
        .isThrownBy(() -> world.isend(buffer, 1, TYPE, NOBODY, 0, request))
        .withMessageContaining("TUTTI-224");
    request.start();
    assertThatExceptionOfType(RequestInUse.class).isThrownBy(request::start);
    assertThatExceptionOfType(RequestInUse.class).isThrownBy(request::free);
    request.waitFor();
    request.free();
    world.isend(buffer, 1, TYPE, NOBODY, 0, request);
    request.waitFor();
    assertThatExceptionOfType(MpiException.class).isThrownBy(request::free);
  }

  private static void severalAtOnce(Communicator world) {
    int self = world.rank();
    MessageBuffer in = world.allocate(TYPE, 1);
    MessageBuffer out = world.allocate(TYPE, 1);
    Requests requests = world.requests(2);
    world.recvInit(in, 1, TYPE, self, 2, requests.at(0));
    world.ssendInit(out, 1, TYPE, self, 2, requests.at(1));
    assertThat(requests.testAny()).isEqualTo(-1);
    for (int round = 1; round < 4; round++) {
      out.putInt(0, round);
      requests.startAll();
      assertThatExceptionOfType(RequestInUse.class).isThrownBy(requests::startAll);
      int completed = 0;
      while (completed < 2) {
        int now = requests.testSome();
        for (int i = 0; i < now; i++) {
          assertThat(requests.at(requests.completed(i)).isActive()).isFalse();
        }
        assertThatThrownBy(() -> requests.completed(now))
            .isInstanceOf(IndexOutOfBoundsException.class);
        completed += now;
      }
      assertThat(in.getInt(0)).isEqualTo(round);
      requests.startAll();
      assertThat(requests.waitAny() + requests.waitAny()).isEqualTo(1);
      assertThat(requests.waitAny()).isEqualTo(-1);
    }
    requests.at(0).free();
    requests.at(1).free();
  }

  private static void aCommunicatorMayBeFreedFirst(Communicator world) {
    Communicator twin = world.duplicate();
    MessageBuffer in = world.allocate(TYPE, 1);
    MessageBuffer out = world.allocate(TYPE, 1);
    out.putInt(0, 5);
    Request request = twin.request();
    twin.irecv(in, 1, TYPE, world.rank(), 3, request);
    twin.send(out, 1, TYPE, world.rank(), 3);
    twin.free();
    assertThat(world.activeRequests()).isEqualTo(1);
    request.waitFor();
    assertThat(in.getInt(0)).isEqualTo(5);
  }

  private static void refusals(Communicator world) {
    MessageBuffer one = world.allocate(TYPE, 1);
    Request request = world.request();
    Blocks tooMany = world.blocks(new int[world.size() + 1]);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.iallgather(one, one, 2, TYPE, request))
        .withMessageContaining("do not fit into 4 bytes");
    assertThatIllegalArgumentException().isThrownBy(() -> world.irecv(one, 2, TYPE, 0, 0, request));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.ialltoallv(one, tooMany, one, tooMany, TYPE, request))
        .withMessageContaining("but there are " + world.size());
    assertThatIllegalArgumentException().isThrownBy(() -> world.ibarrier(null));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.reduceScatter(one, one, tooMany, TYPE, ReduceOp.SUM));
    assertThat(request.isActive()).isFalse();
  }

  private static void inPlaceOnlyWhereMpiHasIt(Communicator world) {
    MessageBuffer one = world.allocate(TYPE, 1);
    MessageBuffer inPlace = Collectives.IN_PLACE;
    int other = (world.rank() + 1) % world.size();
    assertThatIllegalArgumentException().isThrownBy(() -> world.send(inPlace, 0, TYPE, NOBODY, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> world.bcast(inPlace, 1, TYPE, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.allreduce(one, inPlace, 1, TYPE, ReduceOp.SUM))
        .withMessageContaining("IN_PLACE");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.gather(inPlace, null, 1, TYPE, other));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.scatter(null, inPlace, 1, TYPE, other));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.reduce(inPlace, null, 1, TYPE, ReduceOp.SUM, other));
  }

  /** Empty ones, and those of broken elements. */
  private static void statuses(Communicator world) {
    Status status = world.status();
    MessageBuffer bytes = world.allocate(Datatype.BYTE, 7);
    world.recv(bytes, 7, Datatype.BYTE, NOBODY, 4, status);
    assertThat(status.source()).isEqualTo(NOBODY);
    Request request = world.request();
    world.isend(bytes, 7, Datatype.BYTE, world.rank(), 4, request);
    MessageBuffer in = world.allocate(Datatype.BYTE, 7);
    world.recv(in, 7, Datatype.BYTE, PointToPointMessages.ANY_SOURCE, 4, status);
    assertThat(status.count(TYPE)).isEqualTo(1);
    assertThat(status.isCancelled()).isFalse();
    request.waitFor();
  }

  private static void forgottenRequestsCount(Communicator world) {
    startAndForget(world);
    System.gc();
    assertThat(world.activeRequests()).isEqualTo(1);
    world.send(world.allocate(TYPE, 1), 1, TYPE, world.rank(), 9);
  }

  private static void startAndForget(Communicator world) {
    world.irecv(world.allocate(TYPE, 1), 1, TYPE, world.rank(), 9, world.request());
  }
}
