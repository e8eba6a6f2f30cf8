package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Pattern;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ReduceOp;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

class PlanCheckTest {
  private static final long MEBI = 1L << 20;
  private static final StandardPayload ALLREDUCE = StandardPayload.of(Operation.ALLREDUCE);

  @Test
  void aSizeThatIsNotAMultipleOfTheDatatypeIsRejected() {
    assertThatThrownBy(() -> check("12"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-014] A message of 12 B")
        .hasMessageContaining("multiples of 8");
  }

  @Test
  void oneThatIsPossibleIsLeftAndTheOthersAreNamed() {
    ImpossibleCells found = check("8,12,16Gi");
    assertThat(found.reasons().keySet()).extracting(Cell::msize).containsExactly(12L, 16L << 30);
    assertThat(found.reasons().values())
        .first()
        .asString()
        .startsWith("A message of 12 B")
        .endsWith("type DOUBLE");
    assertThat(found.notice(3, 2))
        .hasValueSatisfying(
            line ->
                assertThat(line)
                    .startsWith("[TUTTI-260] 2 of 3 cells cannot be measured with 2 processes")
                    .endsWith("type DOUBLE. The others are."));
    assertThat(check("8").notice(1, 2)).isEmpty();
  }

  @Test
  void parametersThatDoNotFitTheNumberOfProcessesAreRefused() {
    Payload pairs =
        new Payload() {
          @Override
          public void checkProcesses(int processes) {
            throw MpiProblem.SHAPE_IMPOSSIBLE.error("No topology has " + processes + " ends.");
          }

          @Override
          public void arrivals(PayloadContext place, Arrivals arrivals) {}
        };
    AlgorithmHarness harness =
        new AlgorithmHarness(ALLREDUCE, Datatype.DOUBLE, (comm, message) -> {}).with(pairs);
    assertThatThrownBy(() -> check(harness, MEBI))
        .hasMessageStartingWith("[TUTTI-229] No topology has 2 ends.");
  }

  @Test
  void fewerProcessesThanABenchmarkNeedsAreRefused() {
    BenchmarkDescriptor.Builder exchange =
        BenchmarkDescriptor.named("a.B.exchange")
            .operation(Pattern.RING)
            .datatype(Datatype.BYTE)
            .catalog();
    assertThatThrownBy(() -> check(exchange, 1, "1"))
        .hasMessageStartingWith("[TUTTI-301] a.B.exchange at 8 B")
        .hasMessageContaining("needs 2 processes, and 1 would take part");
    assertThatThrownBy(() -> check(exchange, 3, "1")).hasMessageStartingWith("[TUTTI-301]");
    assertThatCode(() -> check(exchange, 3, "2")).doesNotThrowAnyException();
    assertThatThrownBy(() -> check(exchange.leastProcesses(3), 3, "2"))
        .hasMessageStartingWith("[TUTTI-301]");
  }

  private static void check(BenchmarkDescriptor.Builder benchmark, int processes, String members) {
    BenchmarkDescriptor built = benchmark.build();
    Settings settings =
        Settings.builder()
            .set(SettingKey.MSIZES, "8")
            .parameter("members", List.of(members))
            .build();
    Plan plan = Plan.of(List.of(built), settings, processes);
    PlanCheck.elsewhere(plan, Map.of(built.name(), (run, cell) -> {})).check(processes, processes);
  }

  @Test
  void moreThreadsThanTheLaunchAsksForAreRefused() {
    Payload threads =
        new Payload() {
          @Override
          public MpiThreadLevel threadLevel() {
            return MpiThreadLevel.MULTIPLE;
          }

          @Override
          public void arrivals(PayloadContext place, Arrivals arrivals) {}
        };
    AlgorithmHarness harness =
        new AlgorithmHarness(ALLREDUCE, Datatype.DOUBLE, (comm, message) -> {}).with(threads);
    assertThatThrownBy(() -> check(harness, MEBI))
        .hasMessageStartingWith("[TUTTI-278]")
        .hasMessageContaining(
            "needs MPI_THREAD_MULTIPLE, but the launch requests MPI_THREAD_SINGLE");
    assertThatCode(() -> check(harness, MEBI, "thread-level", "MULTIPLE"))
        .doesNotThrowAnyException();
  }

  @Test
  void bufferThatMpiCannotCountIsRefused() {
    assertThatThrownBy(() -> check("16Gi"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-015]")
        .hasMessageContaining("2147483648 elements of type DOUBLE, more than the int");
    assertThatThrownBy(
            () ->
                check(
                    new AlgorithmHarness(ALLREDUCE, Datatype.BYTE, (comm, message) -> {}),
                    1L << 40,
                    "msizes",
                    "2Gi"))
        .hasMessageStartingWith("[TUTTI-015]");
  }

  @Test
  void moreBytesThanAnIntCountsAreAllowedIfTheElementsAreFewer() {
    assertThatCode(() -> check("2Gi,3Gi")).doesNotThrowAnyException();
  }

  @Test
  void providersWithoutALibraryHaveSmallBuffers() {
    PlanCheck check =
        new PlanCheck(
            TestLaunch.plan(new TestHarness(), 2, "msizes", "2Gi"),
            new TestHarness().byName(),
            OptionalLong.empty());
    assertThatCode(() -> check.check(2, 2)).doesNotThrowAnyException();
    assertThatThrownBy(() -> check.on(ProviderKind.IN_PROCESS).check(2, 2))
        .hasMessageStartingWith("[TUTTI-015]")
        .hasMessageContaining("this provider has at most 2 GiB");
  }

  @Test
  void moreObservationsThanMemoryHasRoomForAreRefused() {
    assertThatCode(() -> observing(2_000_000_000, OptionalLong.empty()).check(2, 2))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> observing(2_000_000_000, OptionalLong.empty()).inThisJvm().check(2, 2))
        .hasMessageStartingWith("[TUTTI-356] The times of 2000000000 observations of ")
        .hasMessageContaining("47683 MiB for one rank");
    assertThatThrownBy(() -> observing(2_000_000_000, OptionalLong.of(MEBI)).check(2, 2))
        .hasMessageStartingWith("[TUTTI-245]")
        .hasMessageContaining("95367 MiB for 2 ranks");
    // Enough for one rank, and not for two in one JVM.
    int some = (int) (Runtime.getRuntime().maxMemory() / 40);
    PlanCheck check = observing(some, OptionalLong.empty()).inThisJvm();
    assertThatCode(() -> check.check(2, 2)).doesNotThrowAnyException();
    assertThatThrownBy(() -> check.on(ProviderKind.IN_PROCESS).check(2, 2))
        .hasMessageStartingWith("[TUTTI-356]");
  }

  private static PlanCheck observing(int observations, OptionalLong memory) {
    return new PlanCheck(
        TestLaunch.plan(new TestHarness(), 2, "repetitions", Integer.toString(observations)),
        new TestHarness().byName(),
        memory);
  }

  @Test
  void aRootOfClocksBeyondTheLastRankIsRefused() {
    assertThatThrownBy(() -> check(new TestHarness(), MEBI, "sync", "WINDOW:root=2"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-047]");
  }

  @Test
  void aRootBeyondTheLastRankIsRefused() {
    assertThatThrownBy(() -> check(new TestHarness(), MEBI, "root-rank", "2"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-047] Rank 2 cannot be the root of")
        .hasMessageContaining("the last is 1");
    assertThatCode(() -> check(new TestHarness(), MEBI, "root-rank", "LAST"))
        .doesNotThrowAnyException();
  }

  @Test
  void emptyMessagesAreAllowed() {
    assertThatCode(() -> check("0,8")).doesNotThrowAnyException();
  }

  /** Two buffers of two ranks, with what follows each, and what three processes take. */
  @Test
  void buffersBeyondTheMemoryOfTheNodeAreRefused() {
    long enough = 4 * (64 * MEBI + 64) + 300 * MEBI;
    assertThatCode(() -> check(new TestHarness(), enough, "msizes", "64Mi"))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> check(new TestHarness(), enough - MEBI, "msizes", "64Mi"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-245]")
        .hasMessageContaining("This node has 255 MiB for buffers, but those of")
        .hasMessageContaining("take 256 MiB for 2 ranks.");
  }

  /** Where processes take more than there is, small cells are tried all the same. */
  @Test
  void smallBuffersArePossibleInLittleMemory() {
    assertThatCode(() -> check(new TestHarness(), 20 * MEBI, "msizes", "1Mi"))
        .doesNotThrowAnyException();
  }

  @Test
  void sizesOfAPayloadCountForTheLargestRank() {
    Payload uneven =
        new Payload() {
          @Override
          public long sendElements(PayloadContext place) {
            return place.rank() == 1 ? 1 << 20 : 0;
          }

          @Override
          public void arrivals(PayloadContext place, Arrivals arrivals) {}
        };
    AlgorithmHarness harness =
        new AlgorithmHarness(ALLREDUCE, Datatype.DOUBLE, (comm, message) -> {}).with(uneven);
    assertThatThrownBy(() -> check(harness, 8 * MEBI, "msizes", "8"))
        .hasMessageStartingWith("[TUTTI-245]");
  }

  @ParameterizedTest
  @CsvSource({
    "17592186044416, needs a buffer of 140737488355328 B",
    "9223372036854775807, needs a buffer of 9223372036854775807 B"
  })
  void sizesOfAPayloadBeyondAnyBufferAreRefused(long elements, String reason) {
    Payload large =
        new Payload() {
          @Override
          public long receiveElements(PayloadContext place) {
            return elements;
          }

          @Override
          public void arrivals(PayloadContext place, Arrivals arrivals) {}
        };
    AlgorithmHarness harness =
        new AlgorithmHarness(ALLREDUCE, Datatype.DOUBLE, (comm, message) -> {}).with(large);
    assertThatThrownBy(() -> check(harness, Long.MAX_VALUE, "msizes", "8"))
        .hasMessageStartingWith("[TUTTI-015]")
        .hasMessageContaining(reason);
  }

  @Test
  void bitwiseReductionsOfFloatingPointAreRefused() {
    Payload bitwise =
        new Payload() {
          @Override
          public Optional<ReduceOp> reduction() {
            return Optional.of(ReduceOp.BXOR);
          }

          @Override
          public void arrivals(PayloadContext place, Arrivals arrivals) {}
        };
    AlgorithmHarness doubles =
        new AlgorithmHarness(ALLREDUCE, Datatype.DOUBLE, (comm, message) -> {});
    assertThatThrownBy(() -> check(doubles.with(bitwise), MEBI))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-156] The reduction BXOR of");
    AlgorithmHarness longs = new AlgorithmHarness(ALLREDUCE, Datatype.LONG, (comm, message) -> {});
    assertThatCode(() -> check(longs.with(bitwise), MEBI)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "SUM, DOUBLE_INT, Use MAXLOC or MINLOC",
    "MINLOC, DOUBLE, parameter(datatype=DOUBLE_INT)",
    "PROD, C_DOUBLE_COMPLEX, Use SUM:",
    "MAX, C_LONG_DOUBLE_COMPLEX, Use SUM:",
    "BAND, LONG_DOUBLE, 'Use SUM, PROD, MAX or MIN'",
    "SUM, C_BOOL, 'Use LAND, LOR or LXOR'",
    "LAND, RAW_BYTE, 'Use BAND, BOR or BXOR'",
    "LOR, AINT, Use another reduction",
    "SUM, PACKED, elements of this one are only moved"
  })
  void reductionsAreRefusedWithWhatFits(String reduction, String datatype, String remedy) {
    ReduceOp op =
        ReduceOp.predefined().stream()
            .filter(one -> one.name().equals(reduction))
            .findFirst()
            .orElseThrow();
    AlgorithmHarness harness =
        new AlgorithmHarness(
            ALLREDUCE.reducing(op), Datatype.named(datatype).orElseThrow(), (comm, message) -> {});
    assertThatThrownBy(() -> check(harness, MEBI, "msizes", "32"))
        .hasMessageStartingWith("[TUTTI-156] The reduction " + reduction + " of")
        .hasMessageContaining(remedy);
  }

  @Test
  void batchesOfCallsThatArePreparedOneByOneAreRefused() {
    TestHarness harness =
        new TestHarness() {
          @Override
          protected BenchmarkDescriptor.Builder described() {
            return super.described().singleCalls();
          }
        };
    assertThatCode(() -> check(harness, MEBI, "batch", "1")).doesNotThrowAnyException();
    assertThatThrownBy(() -> check(harness, MEBI, "batch", "2"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-166]")
        .hasMessageContaining("impossible for the 2 calls of an observation")
        .hasMessageContaining("set(SettingKey.BATCH, 1)");
    assertThatCode(() -> check(new TestHarness(), MEBI, "batch", "2")).doesNotThrowAnyException();
  }

  @Test
  void anObservationHasNoMoreOperationsThanCanBeCounted() {
    TestHarness harness =
        new TestHarness() {
          @Override
          protected BenchmarkDescriptor.Builder described() {
            return super.described().operationsPerCall(2);
          }
        };
    assertThatCode(() -> check(harness, MEBI, "batch", "1000000000")).doesNotThrowAnyException();
    assertThatThrownBy(() -> check(harness, MEBI, "batch", "2000000000"))
        .hasMessageStartingWith("[TUTTI-167]")
        .hasMessageContaining("has 4000000000 operations");
  }

  @Test
  void moreMembersThanProcessesAreRefused() {
    TestHarness harness =
        new TestHarness() {
          @Override
          protected BenchmarkDescriptor.Builder described() {
            return super.described().catalog();
          }
        };
    Settings members = Settings.builder().parameter("members", List.of("3")).build();
    PlanCheck check =
        new PlanCheck(
            Plan.of(List.of(harness.benchmark()), members, 2),
            harness.byName(),
            OptionalLong.empty());
    assertThatThrownBy(() -> check.check(2, 2))
        .hasMessageStartingWith("[TUTTI-229] 3 members were requested of 2 processes.");
  }

  private static ImpossibleCells check(String msizes) {
    return check(new TestHarness(), 1L << 40, "msizes", msizes);
  }

  private static ImpossibleCells check(TestHarness harness, long memory, String... settings) {
    return new PlanCheck(
            TestLaunch.plan(harness, 2, settings), harness.byName(), OptionalLong.of(memory))
        .check(2, 2);
  }
}
