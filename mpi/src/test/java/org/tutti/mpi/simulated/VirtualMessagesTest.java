package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;

/** What messages that nobody waits for cost in virtual time. */
@Timeout(240)
class VirtualMessagesTest {
  private static final double LATENCY = 1_000;
  private static final double OVERHEAD = 50;
  private static final double READ_COST = ClockModel.PERFECT.readCost();
  private static final Link LINK = new Link(LATENCY, 0, 0, 0, 0, 0, 0);
  private static final Simulation PLAIN =
      new Simulation(1, 1, new Network("plain", LINK, LINK, OVERHEAD), ClockModel.PERFECT);

  @Test
  void aMessageTravelsWhileItsReceiverComputes() {
    Simulated.run(
        2,
        PLAIN,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
          Request request = comm.request();
          if (comm.rank() == 0) {
            comm.isend(buffer, 1, Datatype.INT, 1, 0, request);
            request.waitFor();
            assertThat(session.trueNanos()).isEqualTo(OVERHEAD);
          } else {
            comm.irecv(buffer, 1, Datatype.INT, 0, 0, request);
            session.compute(5_000);
            request.waitFor();
            assertThat(session.trueNanos()).isEqualTo(5_000 + OVERHEAD);
          }
        });
  }

  @Test
  void aTestThatFailsTakesTime() {
    Simulated.run(
        2,
        PLAIN,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
          Request request = comm.request();
          if (comm.rank() == 0) {
            comm.irecv(buffer, 1, Datatype.INT, 1, 0, request);
            int tests = 1;
            while (!request.test()) {
              tests++;
            }
            double arrival = 700 + OVERHEAD + LATENCY;
            assertThat(tests).isEqualTo((int) Math.ceil(arrival / READ_COST));
            assertThat(session.trueNanos()).isEqualTo(tests * READ_COST + OVERHEAD);
          } else {
            session.compute(700);
            comm.send(buffer, 1, Datatype.INT, 0, 0);
          }
        });
  }

  @Test
  void aSynchronousSendTakesTheWayThereAndBack() {
    Simulated.run(
        2,
        PLAIN,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
          if (comm.rank() == 0) {
            comm.ssend(buffer, 1, Datatype.INT, 1, 0);
            double met = 3_000 + OVERHEAD;
            assertThat(session.trueNanos()).isEqualTo(met + LATENCY + OVERHEAD);
          } else {
            session.compute(3_000);
            comm.recv(buffer, 1, Datatype.INT, 0, 0);
          }
        });
  }

  @Test
  void anySourceIsTheOneWhoseMessageArrivesFirst() {
    for (int early = 1; early < 4; early++) {
      int first = early;
      Simulated.run(
          4,
          PLAIN,
          session -> {
            Communicator comm = session.world();
            MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
            Status status = comm.status();
            if (comm.rank() == 0) {
              comm.recv(buffer, 1, Datatype.INT, PointToPointMessages.ANY_SOURCE, 0, status);
              assertThat(status.source()).isEqualTo(first);
              assertThat(session.trueNanos()).isEqualTo(100 + OVERHEAD + LATENCY + OVERHEAD);
              comm.probe(PointToPointMessages.ANY_SOURCE, 0, status);
              assertThat(status.source()).isNotEqualTo(first);
              assertThat(session.trueNanos()).isEqualTo(400 + OVERHEAD + LATENCY);
              comm.recv(buffer, 1, Datatype.INT, status.source(), 0);
              comm.recv(buffer, 1, Datatype.INT, PointToPointMessages.ANY_SOURCE, 0);
            } else {
              session.compute(comm.rank() == first ? 100 : 400);
              comm.send(buffer, 1, Datatype.INT, 0, 0);
            }
          });
    }
  }

  @Test
  void theSameSeedGivesTheSameRunWithTestsAndAnySource() {
    double[] first = trace(5);
    assertThat(trace(5)).isEqualTo(first);
    assertThat(trace(6)).isNotEqualTo(first);
  }

  /** True times of all ranks after messages whose order depends on chance. */
  private static double[] trace(long seed) {
    int size = 6;
    double[] times = new double[2 * size];
    Simulated.run(
        size,
        Simulation.of(seed, Network.ASYMMETRIC),
        session -> {
          Communicator comm = session.world();
          MessageBuffer numbers = comm.allocate(Datatype.LONG, size);
          MessageBuffer sum = comm.allocate(Datatype.LONG, 1);
          Requests requests = comm.requests(size);
          Request reduction = comm.request();
          Status status = comm.status();
          for (int round = 0; round < 20; round++) {
            comm.iallreduce(numbers, sum, 1, Datatype.LONG, ReduceOp.SUM, reduction);
            for (int rank = 0; rank < size; rank++) {
              MessageBuffer place = numbers.slice(rank, 1);
              if (comm.rank() == 0) {
                comm.irecv(
                    place,
                    1,
                    Datatype.LONG,
                    PointToPointMessages.ANY_SOURCE,
                    round,
                    requests.at(rank));
              }
            }
            comm.send(numbers, 1, Datatype.LONG, 0, round);
            while (!reduction.test()) {
              session.compute(30);
            }
            for (int rank = 0; rank < size && comm.rank() == 0; rank++) {
              requests.waitAny();
              comm.iprobe(PointToPointMessages.ANY_SOURCE, round, status);
              times[size + rank] += session.trueNanos();
            }
          }
          times[comm.rank()] = session.trueNanos();
        });
    return times;
  }

  @Test
  void ranksThatWaitForAnybodyAreReported() {
    assertThatThrownBy(
            () ->
                Simulated.run(
                    3,
                    PLAIN,
                    session -> {
                      Communicator comm = session.world();
                      MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
                      comm.recv(buffer, 1, Datatype.INT, PointToPointMessages.ANY_SOURCE, 7);
                    }))
        .hasMessageContaining("deadlock")
        .hasMessageContaining("rank 0 waits for any of several messages");
  }

  @Test
  void neighborsOfSixtyFourRanksExchange() {
    int[] extents = {4, 4, 4};
    boolean[] periodic = {true, true, true};
    Simulated.run(
        64,
        Simulation.of(1, Network.NOISY).withRanksPerNode(16),
        session -> {
          Communicator comm = session.world();
          Communicator torus = comm.cartCreate(extents, periodic, false).orElseThrow();
          int[] offsets = {0, 1, -1};
          int[] destinations = new int[26];
          int[] sources = new int[26];
          int[] here = torus.cartCoords(torus.rank());
          int neighbor = 0;
          for (int code = 1; code < 27; code++) {
            int[] by = {offsets[code % 3], offsets[code / 3 % 3], offsets[code / 9]};
            destinations[neighbor] =
                torus.cartRank(here[0] + by[0], here[1] + by[1], here[2] + by[2]);
            sources[neighbor] = torus.cartRank(here[0] - by[0], here[1] - by[1], here[2] - by[2]);
            neighbor++;
          }
          Communicator moore = comm.distGraphCreateAdjacent(sources, destinations, false);
          MessageBuffer send = moore.allocate(Datatype.INT, 26);
          MessageBuffer receive = moore.allocate(Datatype.INT, 26);
          for (int block = 0; block < 26; block++) {
            send.putInt(block, 100 * moore.rank() + block);
          }
          Request request = moore.request();
          moore.ineighborAlltoall(send, receive, 1, Datatype.INT, request);
          request.waitFor();
          int[] expected = new int[26];
          Arrays.setAll(expected, block -> 100 * sources[block] + block);
          int[] received = new int[26];
          Arrays.setAll(received, receive::getInt);
          assertThat(received).containsExactly(expected);
          moore.neighborAllgather(send, receive, 1, Datatype.INT);
          Arrays.setAll(expected, block -> 100 * sources[block]);
          Arrays.setAll(received, receive::getInt);
          assertThat(received).containsExactly(expected);
        });
  }
}
