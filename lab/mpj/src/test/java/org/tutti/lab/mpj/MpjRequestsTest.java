package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Requests;

/** What is kept about requests of MPJ Express, with messages of a rank to itself. */
@Timeout(240)
class MpjRequestsTest {
  private static final Datatype TYPE = Datatype.INT;

  @Test
  void severalAreStartedAndCompletedInEveryWay() {
    alone(
        comm -> {
          MessageBuffer in = comm.allocate(TYPE, 1);
          MessageBuffer out = comm.allocate(TYPE, 1);
          Requests requests = comm.requests(2);
          comm.recvInit(in, 1, TYPE, 0, 2, requests.at(0));
          comm.ssendInit(out, 1, TYPE, 0, 2, requests.at(1));
          assertThat(requests.testAny()).isEqualTo(-1);
          assertThat(requests.waitSome()).isZero();
          for (int round = 1; round < 4; round++) {
            out.putInt(0, round);
            requests.startAll();
            assertThat(comm.activeRequests()).isEqualTo(2);
            assertThatThrownBy(requests::startAll).isInstanceOf(RequestInUse.class);
            assertThat(requests.testSome()).isEqualTo(2);
            assertThat(requests.completed(0) + requests.completed(1)).isEqualTo(1);
            assertThatThrownBy(() -> requests.completed(2))
                .isInstanceOf(IndexOutOfBoundsException.class);
            assertThat(in.getInt(0)).isEqualTo(round);
            requests.startAll();
            assertThat(requests.waitAny() + requests.testAny()).isEqualTo(1);
            assertThat(requests.waitAny()).isEqualTo(-1);
            requests.startAll();
            assertThat(requests.testAll()).isTrue();
            assertThat(comm.activeRequests()).isZero();
          }
        });
  }

  @Test
  void persistentRequestsHoldTheirs() {
    alone(
        comm -> {
          MessageBuffer buffer = comm.allocate(TYPE, 1);
          Request request = comm.request();
          assertThatThrownBy(request::start)
              .isInstanceOf(MpiException.class)
              .hasMessageContaining("not persistent");
          comm.recvInit(buffer, 1, TYPE, 0, 0, request);
          assertThatThrownBy(request::waitFor).isInstanceOf(InactiveRequest.class);
          assertThatThrownBy(() -> comm.irecv(buffer, 1, TYPE, 0, 0, request))
              .isInstanceOf(RequestInUse.class);
          request.start();
          assertThatThrownBy(request::free).isInstanceOf(RequestInUse.class);
          comm.send(buffer, 1, TYPE, 0, 0);
          request.waitFor();
          request.free();
          assertThatThrownBy(request::free).isInstanceOf(MpiException.class);
          Requests one = comm.requests(1);
          assertThatThrownBy(one::startAll).hasMessageContaining("not persistent");
        });
  }

  @Test
  void whatIsOtherProvidersIsRefused() {
    alone(
        comm -> {
          MessageBuffer buffer = comm.allocate(TYPE, 1);
          assertThatIllegalArgumentException()
              .isThrownBy(() -> comm.irecv(buffer, 1, TYPE, 0, 0, null));
          assertThatIllegalArgumentException().isThrownBy(() -> comm.iprobe(0, 0, null));
          assertThatIllegalArgumentException()
              .isThrownBy(() -> comm.allgatherv(buffer, 1, buffer, null, TYPE));
          assertThatIllegalArgumentException()
              .isThrownBy(() -> comm.allgatherv(buffer, 1, buffer, comm.blocks(new int[2]), TYPE))
              .withMessageContaining("2 blocks were given, but there are 1");
        });
  }

  private static void alone(Consumer<Communicator> work) {
    MulticoreJob.run(1, session -> work.accept(session.world()));
  }
}
