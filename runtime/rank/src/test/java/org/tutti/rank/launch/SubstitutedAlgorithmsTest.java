package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.mpi.control.ControlVariables;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.environment.SettingsFiles;

/** What the library has read decides, wherever that comes from. */
class SubstitutedAlgorithmsTest {
  private static final SettingsFiles SET =
      settings(Map.of("OMPI_MCA_coll_tuned_use_dynamic_rules", "1"));
  private static final String ALGORITHM = "coll_tuned_allreduce_algorithm";

  @ParameterizedTest
  @CsvSource({
    "Open MPI v4.1.4, 1, 4, 0, Open MPI runs recursive_doubling instead of ring for this size and"
        + " number of processes",
    "Open MPI v4.1.4, 0, 4, 0,",
    "Open MPI v4.1.4, 1, 3, 0,",
    "Open MPI v4.1.4, 1, 5, 16, Open MPI runs recursive_doubling instead of 5 for this size and"
        + " number of processes",
    "MPICH 4.0.2, 1, 4, 0,",
  })
  void aCellOfAnAlgorithmThatCannotRunIsNotMeasured(
      String version, String rules, String algorithm, String segment, String reason) {
    Plan plan = TestLaunch.plan(new TestHarness(), 9, "msizes", "8,4096");
    Cell small = plan.cells().get(0);
    Library library =
        new Library(
            version,
            Map.of(
                ALGORITHM,
                algorithm,
                ALGORITHM + "_segmentsize",
                segment,
                "coll_tuned_use_dynamic_rules",
                rules));

    ImpossibleCells found = SubstitutedAlgorithms.of(library, SET, plan.cells(), 9);
    assertThat(found.reason(small)).isEqualTo(Optional.ofNullable(reason));
    assertThat(found.reason(plan.cells().get(1))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"OMPI_MCA_btl, 0", "OMPI_MCA_coll_tuned_use_dynamic_rules, 1"})
  void aLibraryIsAskedOnlyIfAVariableMaySetRules(String variable, int times) {
    Plan plan = TestLaunch.plan(new TestHarness(), 9, "msizes", "8");
    Library library = new Library("Open MPI v4.1.4", Map.of());

    SubstitutedAlgorithms.of(library, settings(Map.of(variable, "1")), plan.cells(), 9);

    assertThat(library.asked()).hasValue(times);
  }

  private static SettingsFiles settings(Map<String, String> variables) {
    return new SettingsFiles(variables, Path.of("/nowhere"), Path.of("/nowhere"));
  }

  private record Library(String version, Map<String, String> all, AtomicInteger asked)
      implements MpiSession, ControlVariables {
    Library(String version, Map<String, String> all) {
      this(version, all, new AtomicInteger());
    }

    @Override
    public Optional<ControlVariables> controlVariables() {
      asked.incrementAndGet();
      return Optional.of(this);
    }

    @Override
    public List<String> names() {
      return List.copyOf(all.keySet());
    }

    @Override
    public Optional<ControlVariable> find(String name) {
      Map<String, Long> items = name.equals(ALGORITHM) ? Map.of("ring", 4L) : Map.of("true", 1L);
      return Optional.ofNullable(all.get(name))
          .map(value -> new ControlVariable(name, false, value, items, ""));
    }

    @Override
    public SortedMap<String, String> values() {
      return new TreeMap<>(all);
    }

    @Override
    public LibraryInfo library() {
      return new LibraryInfo(
          ProviderKind.NATIVE, "", version, "", "none", CallCost.NONE, ThreadLevels.SINGLE);
    }

    @Override
    public Communicator world() {
      throw new UnsupportedOperationException();
    }

    @Override
    public double wtime() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void abort(int exitStatus) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
  }
}
