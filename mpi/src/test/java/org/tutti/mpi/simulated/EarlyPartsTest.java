package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;

/** When a message arrives whose partitions leave as they are marked ready. */
@Timeout(60)
class EarlyPartsTest {
  private static final double OVERHEAD = 50;
  private static final double BASE = 1_000;
  private static final int PER_BYTE = 2;
  private static final int PARTITION = 100;
  private static final double TRANSFER = PARTITION * PER_BYTE;
  private static final int ROUNDS = 2;

  /** What the sender does between the start of a message and its wait. */
  private interface Marking {
    void mark(SimulatedSession session, Request request);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "4, 0", "4, 100", "4, 149", "4, 151", "4, 300", "7, 40"})
  void partsFollowEachOtherOnTheLink(int partitions, double computed) {
    double each = computed + OVERHEAD;
    double ready = partitions * each;
    double linkIsTheSlower = each + partitions * TRANSFER;
    double senderIsTheSlower = ready + TRANSFER;
    double expected = Math.max(linkIsTheSlower, senderIsTheSlower) + BASE + OVERHEAD;
    double[] arrivals =
        arrivals(
            partitions,
            (session, request) -> {
              for (int partition = partitions - 1; partition >= 0; partition--) {
                session.compute(computed);
                request.pready(partition);
              }
            });
    assertThat(arrivals[0]).isEqualTo(expected);
    // The next message begins when its sender has marked the last partition of this one.
    assertThat(arrivals[1]).isEqualTo(ready + expected);
  }

  @Test
  void partitionsThatAreMarkedTogetherAreOnePart() {
    double[] arrivals =
        arrivals(
            4,
            (session, request) -> {
              request.preadyRange(1, 3);
              session.compute(10_000);
              request.preadyRange(0, 0);
            });
    double last = 2 * OVERHEAD + 10_000;
    assertThat(arrivals[0]).isEqualTo(last + TRANSFER + BASE + OVERHEAD);
  }

  @Test
  void noPartitionsAreNoPart() {
    double[] arrivals =
        arrivals(
            4,
            (session, request) -> {
              request.preadyList(session.world().partitionList());
              request.preadyRange(0, 3);
              request.preadyList(session.world().partitionList());
            });
    assertThat(arrivals[0]).isEqualTo(OVERHEAD + 4 * TRANSFER + BASE + OVERHEAD);
  }

  /** When the receiver has the message, each time that it is sent, in ns. */
  private static double[] arrivals(int partitions, Marking marking) {
    Link link = new Link(BASE, 0, 0, 0, 0, 0, PER_BYTE);
    Simulation plain =
        new Simulation(1, 1, new Network("plain", link, link, OVERHEAD), ClockModel.PERFECT);
    AtomicReference<double[]> found = new AtomicReference<>();
    Simulated.run(
        2,
        plain,
        session -> {
          Communicator comm = session.world();
          Request request = comm.request();
          MessageBuffer buffer = comm.allocate(Datatype.BYTE, partitions * PARTITION);
          if (comm.rank() == 0) {
            comm.psendInit(buffer, partitions, PARTITION, Datatype.BYTE, 1, 0, request);
          } else {
            comm.precvInit(buffer, partitions, PARTITION, Datatype.BYTE, 0, 0, request);
          }
          double[] arrivals = new double[ROUNDS];
          for (int round = 0; round < ROUNDS; round++) {
            request.start();
            if (comm.rank() == 0) {
              marking.mark(session, request);
            }
            request.waitFor();
            arrivals[round] = session.trueNanos();
          }
          if (comm.rank() == 1) {
            found.set(arrivals);
          }
          request.free();
        });
    return found.get();
  }
}
