package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.threads.RankFailure;

@Timeout(240)
class SimulatedTest {
  @Test
  void aJdkWithoutVirtualThreadsRefusesThousandsOfRanksAtOnce() {
    boolean isOld = Runtime.version().feature() < 21;
    if (isOld) {
      assertThatThrownBy(() -> Simulated.checkThreads(4_097))
          .hasMessageContaining("[TUTTI-037] JDK " + Runtime.version().feature())
          .hasMessageContaining("simulates at most 4096 ranks, not 4097")
          .hasMessageContaining("JDK 21 or later");
    } else {
      assertThatCode(() -> Simulated.checkThreads(16_384)).doesNotThrowAnyException();
    }
    assertThatCode(() -> Simulated.checkThreads(4_096)).doesNotThrowAnyException();
  }

  @Test
  void theSameSeedGivesTheSameRunToTheBit() {
    double[] first = trace(5);
    assertThat(trace(5)).isEqualTo(first);
    assertThat(trace(6)).isNotEqualTo(first);
  }

  @Test
  void aMessageTakesTheLatencyAndBothRanksOwnTime() {
    Link link = new Link(1_000, 0, 0, 0, 0, 0, 2);
    Simulation plain =
        new Simulation(1, 1, new Network("plain", link, link, 50), ClockModel.PERFECT);
    Simulated.run(
        2,
        plain,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.BYTE, 10);
          if (comm.rank() == 0) {
            session.compute(400);
            comm.send(buffer, 10, Datatype.BYTE, 1, 0);
            assertThat(session.trueNanos()).isEqualTo(450);
          } else {
            comm.recv(buffer, 10, Datatype.BYTE, 0, 0);
            assertThat(session.trueNanos()).isEqualTo(450 + 1_000 + 10 * 2 + 50);
          }
        });
  }

  @Test
  void ranksOfANodeHaveTheFasterLinkAndOneClock() {
    Simulation twoNodes = Simulation.of(3, Network.QUIET).withRanksPerNode(2);
    Simulated.run(
        4,
        twoNodes,
        session -> {
          assertThat(session.trueOffset(1, 5e9)).isEqualTo(session.trueOffset(0, 5e9));
          assertThat(session.trueOffset(2, 5e9)).isNotEqualTo(session.trueOffset(0, 5e9));
        });
    assertThat(twoNodes.link(0, 1)).isEqualTo(Network.QUIET.inside());
    assertThat(twoNodes.link(1, 2)).isEqualTo(Network.QUIET.between());
  }

  @Test
  void ranksThatWaitForEachOtherAreReported() {
    assertThatThrownBy(
            () ->
                Simulated.run(
                    3,
                    Simulation.of(1, Network.QUIET),
                    session -> {
                      Communicator comm = session.world();
                      MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
                      comm.recv(buffer, 1, Datatype.INT, (comm.rank() + 1) % 3, 7);
                    }))
        .isInstanceOf(RankFailure.class)
        .hasMessageContaining("deadlock")
        .hasMessageContaining("rank 0 waits for a message of rank 1 with tag 7");
  }

  @Test
  void anAnswerThatWaitsForAMessageIsRefused() {
    assertThatThrownBy(
            () ->
                Simulated.run(
                    2,
                    Simulation.of(1, Network.QUIET),
                    session -> {
                      Communicator comm = session.world();
                      MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
                      if (comm.rank() == 0) {
                        comm.send(buffer, 1, Datatype.INT, 1, 3);
                        comm.recv(buffer, 1, Datatype.INT, 1, 3);
                      } else {
                        comm.serve(
                            buffer,
                            1,
                            Datatype.INT,
                            0,
                            3,
                            () -> {
                              comm.recv(buffer, 1, Datatype.INT, 0, 4);
                              return false;
                            });
                      }
                    }))
        .isInstanceOf(RankFailure.class)
        .hasStackTraceContaining("rank 1 would wait for a message inside an answer");
  }

  @Test
  void aRankThatThrowsEndsAll() {
    assertThatThrownBy(
            () ->
                Simulated.run(
                    50,
                    Simulation.of(1, Network.QUIET),
                    session -> {
                      session.world().barrier();
                      if (session.world().rank() == 33) {
                        throw new IllegalStateException("the user's mistake");
                      }
                      session.world().barrier();
                    }))
        .hasMessageContaining("rank 33 failed")
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void abortEndsAllWithItsStatus() {
    assertThatThrownBy(
            () ->
                Simulated.run(
                    3,
                    Simulation.of(1, Network.QUIET),
                    session -> {
                      if (session.world().rank() == 2) {
                        session.abort(9);
                      }
                      session.world().barrier();
                    }))
        .isInstanceOfSatisfying(
            RankFailure.class, failure -> assertThat(failure.exitStatus()).isEqualTo(9));
  }

  @Test
  void aThousandRanksReduce() {
    int size = 1_024;
    AtomicLong right = new AtomicLong();
    Simulated.run(
        size,
        Simulation.of(1, Network.NOISY).withRanksPerNode(16),
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.LONG, 1);
          MessageBuffer receive = comm.allocate(Datatype.LONG, 1);
          send.putLong(0, comm.rank());
          comm.allreduce(send, receive, 1, Datatype.LONG, ReduceOp.SUM);
          if (receive.getLong(0) == size * (size - 1L) / 2) {
            right.incrementAndGet();
          }
        });
    assertThat(right).hasValue(size);
  }

  /** True times of all ranks after some communication. */
  private static double[] trace(long seed) {
    double[] times = new double[6];
    Simulated.run(
        times.length,
        Simulation.of(seed, Network.ASYMMETRIC),
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.LONG, 1);
          MessageBuffer receive = comm.allocate(Datatype.LONG, 1);
          for (int i = 0; i < 50; i++) {
            send.putLong(0, session.localNanos());
            comm.allreduce(send, receive, 1, Datatype.LONG, ReduceOp.MAX);
            session.compute(receive.getLong(0) % 1_000 + 1_000);
          }
          times[comm.rank()] = session.trueNanos();
        });
    return times;
  }
}
