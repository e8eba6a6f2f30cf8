package org.tutti.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.inprocess.InProcess;

@Timeout(240)
class RefusalTest {
  private static final Datatype TYPE = Datatype.DOUBLE;

  @Test
  void wrongArgumentsAreRefusedAndLeaveTheRequestUnused() {
    InProcess.run(
        1,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(TYPE, 2);
          Request request = comm.request();
          refused("no root 1", () -> comm.ibcast(buffer, 1, TYPE, 1, request));
          refused("needs 24", () -> comm.iallgather(buffer, buffer, 3, TYPE, request));
          refused(
              "BAND is not defined",
              () -> comm.iallreduce(buffer, buffer, 1, TYPE, ReduceOp.BAND, request));
          refused("IN_PLACE", () -> comm.isend(Collectives.IN_PLACE, 0, TYPE, 0, 0, request));
          refused("tag is negative", () -> comm.isend(buffer, 1, TYPE, 0, -1, request));
          refused("no rank -1", () -> comm.isend(buffer, 1, TYPE, -1, 0, request));
          refused(
              "2 blocks where there must be 1",
              () -> comm.igatherv(buffer, 1, buffer, comm.blocks(1, 1), TYPE, 0, request));
          refused(
              "8 bytes of its own, its block has 16",
              () -> comm.allgatherv(buffer, 1, buffer, comm.blocks(2), TYPE));
          refused(
              "does not follow",
              () ->
                  comm.reduceScatter(
                      buffer,
                      buffer,
                      comm.blocks(new int[] {1}, new int[] {1}),
                      TYPE,
                      ReduceOp.SUM));
          refused("not persistent", request::start);
          refused("no buffer is attached", () -> comm.bsend(buffer, 1, TYPE, 0, 0));
          refused("no buffer is attached", comm::bufferDetach);
          comm.bufferAttach(buffer);
          refused("messages need", () -> comm.bsend(buffer, 2, TYPE, 0, 0));
          refused("attached already", () -> comm.bufferAttach(buffer));
          assertThat(request.isActive()).isFalse();
          assertThat(comm.activeRequests()).isZero();
        });
  }

  @Test
  void aMessageThatIsTooLongIsToldToWhoCompletesIt() {
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(TYPE, 300);
          Requests requests = comm.requests(2);
          if (comm.rank() == 0) {
            comm.send(buffer, 300, TYPE, 1, 0);
            comm.send(buffer, 300, TYPE, 1, 0);
            comm.ibcast(buffer, 300, TYPE, 0, requests.at(0));
            requests.at(0).waitFor();
          } else {
            int any = PointToPointMessages.ANY_SOURCE;
            comm.irecv(buffer, 2, TYPE, any, 0, requests.at(0));
            refused("truncated: 2400 bytes from rank 0", requests.at(0)::waitFor);
            comm.irecv(buffer, 2, TYPE, any, 0, requests.at(0));
            refused("truncated: 2400 bytes from rank 0", requests::waitAll);
            comm.ibcast(buffer, 200, TYPE, 0, requests.at(1));
            refused("truncated: 2400 bytes from rank 0", requests.at(1)::waitFor);
            assertThat(comm.activeRequests()).isZero();
          }
        });
  }

  @Test
  void whatIsStartedAgainAndAgainAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          int other = 1 - comm.rank();
          MessageBuffer send = comm.allocate(TYPE, 512);
          MessageBuffer receive = comm.allocate(TYPE, 512);
          Requests requests = comm.requests(3);
          long before = 0;
          for (int i = 0; i < 3_000; i++) {
            if (i == 2_000) {
              before = threads.getCurrentThreadAllocatedBytes();
            }
            comm.irecv(receive, 512, TYPE, other, 1, requests.at(0));
            comm.isend(send, 512, TYPE, other, 1, requests.at(1));
            comm.iallreduce(send, receive, 512, TYPE, ReduceOp.SUM, requests.at(2));
            requests.waitAll();
            comm.barrier();
          }
          // One object per call would be at least 64,000 bytes; the JVM itself may allocate a few.
          assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(16_000);
        });
  }

  private static void refused(String reason, Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(MpiException.class).hasMessageContaining(reason);
  }
}
