package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Requests;
import org.tutti.mpi.threads.RankProgram;

/** Requests used wrongly: every provider refuses them with the same problems. */
public interface RequestMisuseContract {
  Datatype ELEMENTS = Datatype.DOUBLE;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @Test
  default void requestsThatAreCompletedTwiceOrNeverAreRefused() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(ELEMENTS, 1);
          int self = comm.rank();
          Request request = comm.request();
          assertThatThrownBy(request::waitFor).isInstanceOf(InactiveRequest.class);
          comm.irecv(buffer, 1, ELEMENTS, self, 5, request);
          assertThatThrownBy(() -> comm.isend(buffer, 1, ELEMENTS, self, 5, request))
              .isInstanceOf(RequestInUse.class)
              .hasMessageStartingWith("[TUTTI-225] the request is active");
          comm.send(comm.allocate(ELEMENTS, 1), 1, ELEMENTS, self, 5);
          request.waitFor();
          assertThatThrownBy(request::test).isInstanceOf(InactiveRequest.class);
          assertThatThrownBy(request::free).isInstanceOf(MpiException.class);
        });
  }

  @Test
  default void aPersistentRequestIsGivenBackBeforeItIsUsedForAnother() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(ELEMENTS, 1);
          int self = comm.rank();
          Requests requests = comm.requests(2);
          Request request = requests.at(0);
          assertThatThrownBy(request::start).isInstanceOf(MpiException.class);
          comm.sendInit(buffer, 1, ELEMENTS, self, 0, request);
          comm.sendInit(buffer, 1, ELEMENTS, self, 0, requests.at(1));
          assertThatThrownBy(() -> comm.isend(buffer, 1, ELEMENTS, self, 0, request))
              .isInstanceOf(RequestInUse.class)
              .hasMessageStartingWith("[TUTTI-225] the request is one of a persistent");
          assertThatThrownBy(request::waitFor).isInstanceOf(InactiveRequest.class);
          request.start();
          assertThatThrownBy(request::start).isInstanceOf(RequestInUse.class);
          assertThatThrownBy(requests::startAll).isInstanceOf(RequestInUse.class);
          assertThatThrownBy(request::free).isInstanceOf(RequestInUse.class);
          assertThat(requests.at(1).isActive()).isFalse();
          comm.recv(comm.allocate(ELEMENTS, 1), 1, ELEMENTS, self, 0);
          request.waitFor();
          request.free();
          requests.at(1).free();
          comm.isend(buffer, 1, ELEMENTS, self, 0, request);
          comm.recv(comm.allocate(ELEMENTS, 1), 1, ELEMENTS, self, 0);
          request.waitFor();
        });
  }
}
