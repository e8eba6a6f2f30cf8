package org.tutti.bench.operationtwins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CallRuleTest {
  private static final int HANDLE_BYTES = 4;
  private static final CallRule RULE = new CallRule(HANDLE_BYTES);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MPI_Allreduce", "MPI_Iallreduce", "MPI_Wait", "MPI_Mprobe", "MPI_Mrecv", "MPI_Start",
        "MPI_Put", "MPI_Win_flush", "MPI_Win_lock_all", "MPI_Win_fence", "MPI_Pready", "MPI_Pack",
        "MPI_File_write_at_all", "MPI_File_iread_shared", "MPI_Neighbor_alltoallw", "MPI_Probe"
      })
  void whatDoesTheSameEachTimeHasATwin(String function) {
    assertThat(CallRule.against(calls(function))).isEmpty();
    assertThat(CallRule.againstObjects(calls(function))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"MPI_Test", "MPI_Waitany", "MPI_Iprobe", "MPI_Improbe", "MPI_Parrived"})
  void whatAsksHasNone(String function) {
    assertThat(CallRule.against(calls("MPI_Isend", function)))
        .contains("what " + function + " answers decides what follows");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MPI_Comm_dup", "MPI_Comm_split", "MPI_Win_create", "MPI_Win_free", "MPI_File_open",
        "MPI_File_close", "MPI_Cart_create", "MPI_Bcast_init", "MPI_Send_init", "MPI_Group_incl",
        "MPI_Session_init", "MPI_Comm_spawn", "MPI_Request_free"
      })
  void whatMakesOrFreesAnObjectHasNone(String function) {
    assertThat(CallRule.againstObjects(calls(function)))
        .contains("an object is made or freed in each observation");
  }

  @Test
  void requestsAreCompletedWhereTheyWereStarted() {
    assertThat(
            RULE.isClosed(
                List.of(
                    call("MPI_Isend", 1, 2, 64),
                    call("MPI_Irecv", 1, 2, 68),
                    call("MPI_Waitall", 2, 64, 0))))
        .isTrue();
    assertThat(
            RULE.isClosed(
                List.of(
                    call("MPI_Startall", 2, 64), call("MPI_Wait", 64, 0), call("MPI_Wait", 68, 0))))
        .isTrue();
    assertThat(RULE.isClosed(List.of(call("MPI_Rput", 1, 64), call("MPI_Wait", 64, 0)))).isTrue();
  }

  @Test
  void requestsOfOtherObservationsAreNot() {
    assertThat(RULE.isClosed(List.of(call("MPI_Isend", 1, 2, 64)))).isFalse();
    assertThat(RULE.isClosed(List.of(call("MPI_Wait", 64, 0)))).isFalse();
    assertThat(RULE.isClosed(List.of(call("MPI_Waitall", 2, 64, 0)))).isFalse();
    assertThat(RULE.isClosed(List.of(call("MPI_Start", 64), call("MPI_Wait", 68, 0)))).isFalse();
  }

  private static List<RecordedCall> calls(String... functions) {
    return Arrays.stream(functions).map(function -> call(function, 1)).toList();
  }

  private static RecordedCall call(String function, long... arguments) {
    return new RecordedCall(function, arguments, null);
  }
}
