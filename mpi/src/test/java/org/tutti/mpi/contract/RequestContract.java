package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;
import org.tutti.mpi.threads.RankProgram;

/** Messages that are started and completed. */
public interface RequestContract {
  Datatype NUMBERS = Datatype.DOUBLE;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 128, 129, 5000})
  default void allModesArriveAtReceivesThatAreCompletedInAnotherOrder(int count) {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          int other = 1 - comm.rank();
          Requests requests = comm.requests(6);
          MessageBuffer[] in = new MessageBuffer[3];
          for (int tag = 0; tag < 3; tag++) {
            in[tag] = comm.allocate(NUMBERS, count);
            comm.irecv(in[tag], count, NUMBERS, other, tag, requests.at(tag));
          }
          comm.barrier();
          comm.isend(
              Payload.of(comm, comm.rank(), 1, count), count, NUMBERS, other, 0, requests.at(3));
          comm.issend(
              Payload.of(comm, comm.rank() + 2, 1, count),
              count,
              NUMBERS,
              other,
              1,
              requests.at(4));
          comm.irsend(
              Payload.of(comm, comm.rank() + 4, 1, count),
              count,
              NUMBERS,
              other,
              2,
              requests.at(5));
          assertThat(comm.activeRequests()).isEqualTo(6);
          for (int index : comm.rank() == 0 ? new int[] {0, 3, 4, 2} : new int[] {5, 2, 1, 0}) {
            requests.at(index).waitFor();
          }
          requests.waitAll();
          for (int tag = 0; tag < 3; tag++) {
            Payload.check(in[tag], 0, count, other + 2 * tag, 0);
          }
          assertThat(comm.activeRequests()).isZero();
        });
  }

  @Test
  default void receivesOfAnySourceSayWhatTheyReceived() {
    int size = 4;
    run(
        size,
        session -> {
          Communicator comm = session.world();
          Status status = comm.status();
          if (comm.rank() > 0) {
            int count = 100 * comm.rank();
            comm.send(Payload.of(comm, comm.rank(), 1, count), count, NUMBERS, 0, comm.rank());
          }
          boolean[] heard = new boolean[size];
          MessageBuffer buffer = comm.allocate(NUMBERS, 400);
          for (int message = 1; message < size && comm.rank() == 0; message++) {
            if (message == 1) {
              comm.recv(
                  buffer,
                  400,
                  NUMBERS,
                  PointToPointMessages.ANY_SOURCE,
                  PointToPointMessages.ANY_TAG,
                  status);
            } else {
              Request request = comm.request();
              comm.irecv(
                  buffer,
                  400,
                  NUMBERS,
                  PointToPointMessages.ANY_SOURCE,
                  PointToPointMessages.ANY_TAG,
                  request);
              request.waitFor(status);
            }
            int source = status.source();
            assertThat(status.tag()).isEqualTo(source);
            assertThat(status.count(NUMBERS)).isEqualTo(100 * source);
            Payload.check(buffer, 0, 100 * source, source, 0);
            assertThat(heard[source]).isFalse();
            heard[source] = true;
          }
        });
  }

  @Test
  default void messagesMeetReceivesInTheOrderOfBoth() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer[] buffers = new MessageBuffer[40];
          Requests requests = comm.requests(buffers.length);
          for (int i = 0; i < buffers.length; i++) {
            buffers[i] = comm.allocate(NUMBERS, 200);
            int tag = comm.rank() == 0 ? i % 2 : i % 4 == 3 ? PointToPointMessages.ANY_TAG : i % 2;
            int count = i % 3 == 0 ? 200 : 1;
            if (comm.rank() == 0) {
              buffers[i].putDouble(0, i);
              comm.isend(buffers[i], count, NUMBERS, 1, tag, requests.at(i));
            } else {
              comm.irecv(buffers[i], 200, NUMBERS, 0, tag, requests.at(i));
            }
          }
          requests.waitAll();
          for (int i = 0; i < buffers.length; i++) {
            assertThat(buffers[i].getDouble(0)).isEqualTo(i);
          }
        });
  }

  @Test
  default void blockingMessagesKeepTheirPlaceAmongRequests() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          int other = 1 - comm.rank();
          MessageBuffer first = comm.allocate(NUMBERS, 500);
          MessageBuffer second = comm.allocate(NUMBERS, 500);
          Request receive = comm.request();
          comm.irecv(first, 500, NUMBERS, other, 3, receive);
          comm.send(Payload.of(comm, comm.rank(), 1, 500), 500, NUMBERS, other, 3);
          Request send = comm.request();
          MessageBuffer mine = Payload.of(comm, comm.rank(), 1, 500);
          mine.putDouble(0, -7);
          comm.isend(mine, 500, NUMBERS, other, 3, send);
          comm.recv(second, 500, NUMBERS, other, 3);
          assertThat(second.getDouble(0)).isEqualTo(-7);
          comm.barrier();
          send.waitFor();
          receive.waitFor();
          Payload.check(first, 0, 500, other, 0);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2000})
  default void aTestSaysInTheEndThatAMessageHasArrived(int count) {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = Payload.of(comm, 0, 1, count);
          Status status = comm.status();
          Request request = comm.request();
          if (comm.rank() == 0) {
            assertThat(comm.iprobe(1, 1, status)).isFalse();
            comm.barrier();
            comm.ssend(buffer, count, NUMBERS, 1, 1);
          } else {
            MessageBuffer into = comm.allocate(NUMBERS, count);
            comm.irecv(into, count, NUMBERS, 0, 1, request);
            assertThat(request.test()).isFalse();
            comm.barrier();
            while (!request.test(status)) {
              assertThat(request.isActive()).isTrue();
            }
            assertThat(status.count(NUMBERS)).isEqualTo(count);
            Payload.check(into, 0, count, 0, 0);
          }
        });
  }

  @Test
  default void aSynchronousSendWaitsForItsReceive() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(NUMBERS, 1);
          Request request = comm.request();
          if (comm.rank() == 0) {
            comm.issend(buffer, 1, NUMBERS, 1, 1, request);
            comm.recv(buffer, 1, NUMBERS, 1, 2);
            assertThat(request.test()).isFalse();
            comm.send(buffer, 1, NUMBERS, 1, 3);
            request.waitFor();
          } else {
            comm.send(buffer, 1, NUMBERS, 0, 2);
            comm.recv(buffer, 1, NUMBERS, 0, 3);
            comm.recv(buffer, 1, NUMBERS, 0, 1);
          }
        });
  }

  @Test
  default void probesFindAMessageAndLeaveIt() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          Status status = comm.status();
          if (comm.rank() == 0) {
            comm.send(Payload.of(comm, 0, 1, 50), 50, NUMBERS, 1, 9);
          } else {
            comm.probe(PointToPointMessages.ANY_SOURCE, PointToPointMessages.ANY_TAG, status);
            assertThat(status.source()).isZero();
            assertThat(status.tag()).isEqualTo(9);
            assertThat(comm.iprobe(0, 8, status)).isFalse();
            assertThat(comm.iprobe(0, 9, status)).isTrue();
            MessageBuffer buffer = comm.allocate(NUMBERS, status.count(NUMBERS));
            comm.recv(buffer, buffer.count(), NUMBERS, 0, 9);
            Payload.check(buffer, 0, 50, 0, 0);
          }
        });
  }

  @Test
  default void bufferedSendsNeedNoReceive() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          int other = 1 - comm.rank();
          comm.bufferAttach(
              comm.allocate(Datatype.BYTE, 2 * (2000 * Double.BYTES + comm.bufferedOverhead())));
          MessageBuffer mine = Payload.of(comm, comm.rank(), 1, 2000);
          comm.bsend(mine, 2000, NUMBERS, other, 1);
          mine.putDouble(0, -1);
          Request request = comm.request();
          comm.ibsend(mine, 2000, NUMBERS, other, 1, request);
          request.waitFor();
          MessageBuffer buffer = comm.allocate(NUMBERS, 2000);
          comm.recv(buffer, 2000, NUMBERS, other, 1);
          Payload.check(buffer, 0, 2000, other, 0);
          comm.recv(buffer, 2000, NUMBERS, other, 1);
          assertThat(buffer.getDouble(0)).isEqualTo(-1);
          comm.bufferDetach();
        });
  }

  @Test
  default void persistentMessagesAreStartedAgainAndAgain() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          int other = 1 - comm.rank();
          MessageBuffer out = comm.allocate(NUMBERS, 300);
          MessageBuffer in = comm.allocate(NUMBERS, 300);
          Requests requests = comm.requests(2);
          comm.recvInit(in, 300, NUMBERS, other, 4, requests.at(0));
          comm.sendInit(out, 300, NUMBERS, other, 4, requests.at(1));
          for (int round = 0; round < 5; round++) {
            out.putDouble(299, 10 * comm.rank() + round);
            requests.startAll();
            requests.waitAll();
            assertThat(in.getDouble(299)).isEqualTo(10 * other + round);
          }
          requests.at(0).free();
          requests.at(1).free();
        });
  }

  @Test
  default void someAndAnyNameWhatIsComplete() {
    run(
        3,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(NUMBERS, 4);
          Requests requests = comm.requests(3);
          assertThat(requests.waitAny()).isEqualTo(-1);
          assertThat(requests.testSome()).isZero();
          if (comm.rank() == 0) {
            comm.irecv(buffer.slice(0, 1), 1, NUMBERS, 1, 0, requests.at(0));
            comm.irecv(buffer.slice(1, 1), 1, NUMBERS, 2, 0, requests.at(2));
            int first = requests.waitAny();
            assertThat(first).isIn(0, 2);
            assertThat(requests.waitSome()).isEqualTo(1);
            assertThat(requests.completed(0)).isEqualTo(2 - first);
            assertThat(requests.testAll()).isTrue();
          } else {
            comm.send(buffer, 1, NUMBERS, 0, 0);
          }
        });
  }

  @Test
  default void nobodyCostsNothing() {
    run(
        1,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = Payload.of(comm, 0, 1, 3);
          Status status = comm.status();
          int nobody = PointToPointMessages.PROC_NULL;
          comm.send(buffer, 3, NUMBERS, nobody, 0);
          comm.recv(buffer, 3, NUMBERS, nobody, 0, status);
          assertThat(status.source()).isEqualTo(nobody);
          assertThat(status.count(NUMBERS)).isZero();
          Request request = comm.request();
          comm.irecv(buffer, 3, NUMBERS, nobody, 0, request);
          assertThat(request.test()).isTrue();
          comm.sendrecv(buffer, 3, nobody, 0, buffer, 3, nobody, 0, NUMBERS);
          Payload.check(buffer, 0, 3, 0, 0);
        });
  }

  @Test
  default void exchangesInPlaceAndWithTwoDatatypes() {
    run(
        3,
        session -> {
          Communicator comm = session.world();
          int right = (comm.rank() + 1) % 3;
          int left = (comm.rank() + 2) % 3;
          Status status = comm.status();
          MessageBuffer buffer = Payload.of(comm, comm.rank(), 1, 700);
          comm.sendrecvReplace(buffer, 700, NUMBERS, right, 1, left, 1, status);
          Payload.check(buffer, 0, 700, left, 0);
          MessageBuffer bytes = comm.allocate(Datatype.BYTE, 5600);
          comm.sendrecv(
              buffer,
              700,
              NUMBERS,
              left,
              2,
              bytes,
              5600,
              Datatype.BYTE,
              PointToPointMessages.ANY_SOURCE,
              PointToPointMessages.ANY_TAG,
              status);
          assertThat(status.count(NUMBERS)).isEqualTo(700);
          assertThat(bytes.getDouble(3)).isEqualTo(Payload.value(comm.rank(), 0, 3));
        });
  }

  @Test
  default void aReceiveThatNothingMeetsCanBeCanceled() {
    run(
        1,
        session -> {
          Communicator comm = session.world();
          Status status = comm.status();
          Request request = comm.request();
          comm.irecv(comm.allocate(NUMBERS, 1), 1, NUMBERS, 0, 5, request);
          request.cancel();
          request.waitFor(status);
          assertThat(status.isCancelled()).isTrue();
        });
  }
}
