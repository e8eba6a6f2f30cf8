package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.CollectiveVolume;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class CollectiveSizeTest {
  /** What nccl-tests prints for 4 ranks whose blocks have 1,000 bytes: its size and factor. */
  @ParameterizedTest
  @CsvSource({
    "ALLREDUCE, 1000, 1.5",
    "BCAST, 1000, 1",
    "REDUCE, 1000, 1",
    "REDUCE_SCATTER_BLOCK, 4000, 0.75",
    "REDUCE_SCATTER, 4000, 0.75",
    "ALLGATHER, 4000, 0.75",
    "ALLTOALL, 4000, 0.75",
    "GATHER, 4000, 0.75",
    "SCATTER, 4000, 0.75"
  })
  void isThatOfNcclTests(Operation operation, double bytes, double factor) {
    assertThat(cell(operation, Map.of()).volume(4)).hasValue(new CollectiveVolume(bytes, factor));
  }

  @ParameterizedTest
  @CsvSource({"BARRIER", "SCAN", "EXSCAN", "REDUCE_LOCAL"})
  void othersHaveNone(Operation operation) {
    assertThat(cell(operation, Map.of()).volume(4)).isEmpty();
  }

  @Test
  void membersCountAndUnusedBytesDoNot() {
    assertThat(cell(Operation.ALLGATHER, Map.of("members", "2")).volume(4))
        .hasValue(new CollectiveVolume(2000, 0.5));
    assertThat(cell(Operation.BCAST, Map.of("datatype", "DOUBLE_INT")).volume(4))
        .hasValue(new CollectiveVolume(756, 1));
    assertThat(cell(Operation.ALLGATHERV, Map.of("counts", "RISING")).volume(4)).isEmpty();
  }

  private static Cell cell(Operation operation, Map<String, String> parameters) {
    Settings.Builder settings =
        Settings.builder()
            .set(SettingKey.MSIZES, parameters.containsKey("datatype") ? "1008" : "1000");
    parameters.forEach((name, value) -> settings.parameter(name, List.of(value)));
    BenchmarkDescriptor benchmark =
        BenchmarkDescriptor.named("a.B.c")
            .operation(operation)
            .datatype(Datatype.BYTE)
            .catalog()
            .build();
    return Plan.of(List.of(benchmark), settings.build(), 4).cells().get(0);
  }
}
