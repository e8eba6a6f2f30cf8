package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.StandardPayload;

/** Which sizes of blocks are too large for what MPI counts by ints. */
class CountedBlocksTest {
  /** Each call counts one block; only all of them together are more than an int counts. */
  @ParameterizedTest
  @CsvSource({
    "ALLTOALL, 1, 32Mi",
    "ALLTOALL, 1, 64Mi",
    "ALLTOALL, 1, 2147483647",
    "ALLTOALL, 8, 8Gi",
    "ALLGATHER, 1, 64Mi",
    "GATHER, 1, 64Mi",
    "SCATTER, 1, 64Mi",
    "REDUCE_SCATTER_BLOCK, 8, 1Gi",
    "ALLTOALLV, 1, 32Mi",
    "ALLTOALLW, 1, 32Mi",
    "ALLTOALLV, 8, 256Mi"
  })
  void blocksOf64RanksAreMoreThanAnIntCounts(Operation operation, int width, String msize) {
    assertThatCode(() -> checkOf64(operation, width, msize)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "ALLTOALLV, 1, 64Mi, The displacement of block 32 is 2147483648",
    "ALLGATHERV, 1, 35Mi, The displacement of block 59 is",
    "ALLTOALLW, 8, 64Mi, The displacement of block 32 is 2147483648",
    "ALLTOALL, 1, 2Gi, have 2147483648 elements of type BYTE"
  })
  void whatMpiDoesNotCountIsRefused(Operation operation, int width, String msize, String why) {
    assertThatThrownBy(() -> checkOf64(operation, width, msize))
        .hasMessageStartingWith("[TUTTI-015]")
        .hasMessageContaining(why);
  }

  private static void checkOf64(Operation operation, int width, String msize) {
    AlgorithmHarness harness =
        new AlgorithmHarness(
            StandardPayload.of(operation),
            width == 1 ? Datatype.BYTE : Datatype.DOUBLE,
            (comm, message) -> {});
    Plan plan = TestLaunch.plan(harness, 64, "msizes", msize);
    PlanCheck.elsewhere(plan, harness.byName()).check(64, 1);
  }
}
