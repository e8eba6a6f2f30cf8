package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class DataStateCheckTest {
  @Test
  void dataThatAreNotKnownOrNotThereAreTouchedByNobody() {
    BenchmarkDescriptor.Builder unknown =
        BenchmarkDescriptor.named("a.B.own")
            .operation("OWN", Buffers.of("msize", "msize"))
            .datatype(Datatype.BYTE);
    BenchmarkDescriptor.Builder none =
        BenchmarkDescriptor.named("a.B.barrier")
            .operation(Operation.BARRIER)
            .datatype(Datatype.BYTE);
    BenchmarkDescriptor.Builder bcast =
        BenchmarkDescriptor.named("a.B.bcast").operation(Operation.BCAST).datatype(Datatype.BYTE);
    for (String state : List.of("written", "read", "written-read", "flushed")) {
      assertThatThrownBy(() -> checkData(unknown, state, ProviderKind.NATIVE))
          .hasMessageStartingWith("[TUTTI-495] It is not known what a.B.own")
          .hasMessageContaining("cannot be " + state);
      assertThatThrownBy(() -> checkData(none, state, ProviderKind.NATIVE))
          .hasMessageStartingWith("[TUTTI-496] a.B.barrier")
          .hasMessageContaining("no buffers whose data could be " + state);
    }
    for (String state : List.of("untouched", "evicted", "advanced")) {
      assertThatCode(() -> checkData(unknown, state, ProviderKind.MPJ)).doesNotThrowAnyException();
      assertThatCode(() -> checkData(none, state, ProviderKind.MPJ)).doesNotThrowAnyException();
    }
    assertThatThrownBy(() -> checkData(bcast, "flushed", ProviderKind.MPJ))
        .hasMessageStartingWith("[TUTTI-497] The data of a.B.bcast");
    assertThatCode(() -> checkData(bcast, "written-read", ProviderKind.MPJ))
        .doesNotThrowAnyException();
  }

  private static void checkData(
      BenchmarkDescriptor.Builder benchmark, String state, ProviderKind provider) {
    BenchmarkDescriptor built = benchmark.build();
    Settings settings =
        Settings.builder().set(SettingKey.MSIZES, "8").set(SettingKey.DATA, state).build();
    Plan plan = Plan.of(List.of(built), settings, 2);
    PlanCheck.elsewhere(plan, Map.of(built.name(), (run, cell) -> {})).on(provider).check(2, 2);
  }
}
