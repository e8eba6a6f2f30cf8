package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

class SimulatedAlgorithmsTest {
  private static final int LATENCY = 1_000;
  private static final int OVERHEAD = 50;

  /** By the definitions: the root sends 7 messages, or each of three rounds passes them on. */
  @ParameterizedTest
  @CsvSource({"linear, 1400", "binomial, 3300"})
  void anAlgorithmTakesWhatItsDefinitionSays(String algorithm, double lastExit) {
    Link link = new Link(LATENCY, 0, 0, 0, 0, 0, 0);
    Simulation plain =
        new Simulation(1, 1, new Network("plain", link, link, OVERHEAD), ClockModel.PERFECT);
    double[] exits = new double[8];
    Simulated.run(
        exits.length,
        plain.with(SimulatedAlgorithms.in(Map.of("TUTTI_SIMULATED_BCAST", algorithm))),
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.INT, 1);
          buffer.putInt(0, comm.rank() == 0 ? 42 : 0);
          comm.bcast(buffer, 1, Datatype.INT, 0);
          exits[comm.rank()] = session.trueNanos();
          assertThat(buffer.getInt(0)).isEqualTo(42);
        });
    assertThat(exits).contains(lastExit);
    for (double exit : exits) {
      assertThat(exit).isLessThanOrEqualTo(lastExit);
    }
  }

  @Test
  void anAlgorithmThatIsNoneIsRefused() {
    assertThat(SimulatedAlgorithms.in(Map.of())).isEqualTo(SimulatedAlgorithms.USUAL);
    assertThat(SimulatedAlgorithms.of("MPI_Bcast").get(0)).isEqualTo("binomial");
    assertThatThrownBy(() -> SimulatedAlgorithms.in(Map.of("TUTTI_SIMULATED_BCAST", "ring")))
        .hasMessageContaining("TUTTI_SIMULATED_BCAST has 'ring'")
        .hasMessageContaining("binomial, linear");
  }
}
