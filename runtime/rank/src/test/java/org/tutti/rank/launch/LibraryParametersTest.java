package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.mpi.control.ControlVariables;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.threads.RankFailure;

class LibraryParametersTest {
  private static final Map<String, String> LEVELS =
      Map.of("mca:coll_tuned_priority", "40", "binding", "core");

  @Test
  void valuesThatArrivedAreReadBackByTheirNamesInTheLibrary() {
    assertThat(readBack(LEVELS, "40", "40"))
        .containsExactly(Map.of("coll_tuned_priority", "40"), Map.of("coll_tuned_priority", "40"));
  }

  @Test
  void allParametersAreThoseThatAnotherLaunchWouldHaveToo() {
    InProcess.run(
        1,
        session ->
            assertThat(LibraryParameters.all(new SessionWithVariable(session, "40")))
                .containsExactly(Map.entry("coll_tuned_priority", "40")));
    InProcess.run(1, session -> assertThat(LibraryParameters.all(session)).isEmpty());
  }

  @Test
  void withoutSuchFactorsNothingIsRead() {
    assertThat(readBack(Map.of("binding", "core"), "40", "40")).containsExactly(Map.of(), Map.of());
  }

  @Test
  void aValueThatArrivedOnNoRankIsReportedByTheRoot() {
    assertThatThrownBy(() -> readBack(LEVELS, "30", "30"))
        .rootCause()
        .hasMessageContaining("[TUTTI-222]")
        .hasMessageContaining("coll_tuned_priority of in-process should be 40, but is 30");
  }

  @Test
  void aRankThatDiffersIsNamed() {
    assertThatThrownBy(() -> readBack(LEVELS, "40", "30"))
        .rootCause()
        .hasMessageContaining("[TUTTI-222]")
        .hasMessageContaining("Rank 1 differs from rank 0")
        .hasMessageContaining("but is 30");
  }

  @Test
  void aProviderWithoutParametersIsRefused() {
    assertThatThrownBy(
            () ->
                InProcess.run(
                    1,
                    session ->
                        LibraryParameters.readBack(
                            session, LEVELS, new CollectiveExchange(session.world()))))
        .isInstanceOf(RankFailure.class)
        .rootCause()
        .hasMessageContaining("[TUTTI-221] in-process has no parameter coll_tuned_priority");
  }

  @Test
  void aFileThatOneRankCannotReadEndsTheLaunch() {
    assertThatThrownBy(
            () ->
                InProcess.run(
                    2,
                    session -> {
                      int rank = session.world().rank();
                      Optional<String> missing =
                          Optional.of("The variable X names the file /none")
                              .filter(any -> rank == 1);
                      try {
                        LibraryParameters.checkFiles(
                            missing, new CollectiveExchange(session.world()));
                      } catch (EndedByRoot e) {
                        assertThat(rank).isNotEqualTo(CollectiveExchange.ROOT);
                      }
                    }))
        .rootCause()
        .hasMessageContaining("[TUTTI-222] The variable X names the file /none, which cannot be");
  }

  /** What two ranks read back whose libraries have these values. */
  private static List<Map<String, String>> readBack(Map<String, String> levels, String... values) {
    List<Map<String, String>> found = new ArrayList<>(List.of(Map.of(), Map.of()));
    InProcess.run(
        values.length,
        session -> {
          int rank = session.world().rank();
          MpiSession having = new SessionWithVariable(session, values[rank]);
          try {
            found.set(
                rank,
                LibraryParameters.readBack(
                    having, levels, new CollectiveExchange(session.world())));
          } catch (EndedByRoot e) {
            assertThat(rank).isNotEqualTo(CollectiveExchange.ROOT);
          }
        });
    return found;
  }

  private record SessionWithVariable(MpiSession session, String value)
      implements MpiSession, ControlVariables {
    private static final String NAME = "coll_tuned_priority";

    @Override
    public Optional<ControlVariables> controlVariables() {
      return Optional.of(this);
    }

    @Override
    public List<String> names() {
      return List.of(NAME);
    }

    @Override
    public Optional<ControlVariable> find(String name) {
      return name.equals(NAME)
          ? Optional.of(new ControlVariable(NAME, false, value, Map.of(), ""))
          : Optional.empty();
    }

    @Override
    public SortedMap<String, String> values() {
      return new TreeMap<>(Map.of(NAME, value, "orte_hnp_uri", "7.0", "ess", "pmi"));
    }

    @Override
    public Communicator world() {
      return session.world();
    }

    @Override
    public LibraryInfo library() {
      return session.library();
    }

    @Override
    public double wtime() {
      return session.wtime();
    }

    @Override
    public void abort(int exitStatus) {
      session.abort(exitStatus);
    }

    @Override
    public void close() {}
  }
}
