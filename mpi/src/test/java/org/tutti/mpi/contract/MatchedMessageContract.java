package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;
import org.tutti.mpi.Status;
import org.tutti.mpi.threads.RankProgram;

/** Messages that a probe takes out of what others may receive. */
public interface MatchedMessageContract {
  int MATCHED = 5;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @Test
  default void whatAProbeHasMatchedNobodyElseReceives() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer number = comm.allocate(Datatype.INT, 2);
          if (comm.rank() == 0) {
            for (int value = 1; value <= 3; value++) {
              number.putInt(0, value);
              comm.send(number, value == 1 ? 2 : 1, Datatype.INT, 1, MATCHED);
            }
            return;
          }
          MatchedMessage matched = comm.matchedMessage();
          Status status = comm.status();
          Request request = comm.request();
          comm.mprobe(
              PointToPointMessages.ANY_SOURCE, PointToPointMessages.ANY_TAG, matched, status);
          assertThat(status.source()).isZero();
          assertThat(status.tag()).isEqualTo(MATCHED);
          assertThat(status.count(Datatype.INT)).isEqualTo(2);
          comm.recv(number, 1, Datatype.INT, 0, MATCHED);
          assertThat(number.getInt(0)).isEqualTo(2);
          matched.mrecv(number, 2, Datatype.INT);
          assertThat(number.getInt(0)).isEqualTo(1);
          while (!comm.improbe(0, MATCHED, matched, status)) {
            Thread.onSpinWait();
          }
          matched.imrecv(number, 2, Datatype.INT, request);
          request.waitFor(status);
          assertThat(number.getInt(0)).isEqualTo(3);
          assertThat(status.count(Datatype.INT)).isEqualTo(1);
          assertThat(comm.improbe(0, MATCHED, matched, status)).isFalse();
        });
  }

  @Test
  default void aMessageIsReceivedOnceAndBeforeTheNextIsMatched() {
    run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer number = comm.allocate(Datatype.INT, 1);
          MatchedMessage matched = comm.matchedMessage();
          Status status = comm.status();
          int self = comm.rank();
          assertThatIllegalStateException()
              .isThrownBy(() -> matched.mrecv(number, 1, Datatype.INT));
          Request sending = comm.request();
          comm.isend(number, 1, Datatype.INT, self, MATCHED, sending);
          comm.mprobe(self, MATCHED, matched, status);
          assertThatIllegalStateException()
              .isThrownBy(() -> comm.improbe(self, MATCHED, matched, status));
          matched.mrecv(comm.allocate(Datatype.INT, 1), 1, Datatype.INT);
          sending.waitFor();
          assertThatIllegalStateException()
              .isThrownBy(() -> matched.imrecv(number, 1, Datatype.INT, sending));
          comm.mprobe(PointToPointMessages.PROC_NULL, MATCHED, matched, status);
          assertThat(status.count(Datatype.INT)).isZero();
          matched.imrecv(number, 1, Datatype.INT, sending);
          sending.waitFor();
        });
  }
}
