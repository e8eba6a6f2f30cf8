package org.tutti.measure.harness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.Ranks;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.RankRole;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

@Tag("jdk")
class IndexReaderTest {
  @Test
  void allPropertiesOfABenchmarkAreRead() {
    String text =
        """
        benchmark\ta.B.ping\ta.B_Harness$ping
        description\ttwo\\nlines, a\\ttab and a \\\\
        baseline
        operations-per-call\t2
        rate\tchunks\tchunks * msize
        point-to-point\tFIRST_WITH_LAST
        datatype\tBYTE
        role\tping\tFIRST
        role\tpong\tLAST
        parameter\tchunks\t2\t4
        constraint\tchunks <= p
        set\tmsizes\t0,8
        set\tsummary\tMEAN,all-ranks
        set\trecheck\ttrue
        """;
    BenchmarkDescriptor expected =
        BenchmarkDescriptor.named("a.B.ping")
            .description("two\nlines, a\ttab and a \\")
            .baseline()
            .operationsPerCall(2)
            .rate("chunks", "chunks * msize")
            .operation(Pattern.FIRST_WITH_LAST)
            .datatype(Datatype.BYTE)
            .role(new RankRole("ping", Ranks.FIRST))
            .role(new RankRole("pong", Ranks.LAST))
            .parameter("chunks", "2", "4")
            .constraint("chunks <= p")
            .settings(
                Settings.builder()
                    .set(SettingKey.MSIZES, "0,8")
                    .set(SettingKey.SUMMARY, "MEAN")
                    .set(SettingKey.SUMMARY_ALL_RANKS, "true")
                    .set(SettingKey.RECHECK, "true")
                    .build())
            .build();
    assertThat(read(text)).hasSize(1);
    IndexEntry entry = read(text).get(0);
    assertThat(entry.harness()).isEqualTo("a.B_Harness$ping");
    assertThat(entry.type()).isEqualTo("a.B");
    assertThat(entry.benchmark().toString()).isEqualTo(expected.toString());
  }

  @Test
  void linesEndAtNewlinesOnlyAndAnEmptyFileHasNone() {
    String text =
        "benchmark\ta.B.c\ta.B_Harness$c\ncollective\tBCAST\nparameter\tx\tone\u2028two\n";
    assertThat(read(text).get(0).benchmark().toString()).contains("one\u2028two");
    assertThat(read("")).isEmpty();
  }

  @Test
  void aClassMayHaveSeveral() {
    String text =
        """
        benchmark\ta.B.bcast\ta.B_Harness$bcast
        collective\tBCAST
        datatype\tDOUBLE
        benchmark\ta.B.own\ta.B_Harness$own
        operation\tOWN\tmsize\tmsize * p
        datatype\tBYTE
        """;
    assertThat(read(text))
        .extracting(entry -> entry.benchmark().toString())
        .containsExactly(
            BenchmarkDescriptor.named("a.B.bcast")
                .operation(Operation.BCAST)
                .datatype(Datatype.DOUBLE)
                .build()
                .toString(),
            BenchmarkDescriptor.named("a.B.own")
                .operation("OWN", Buffers.of("msize", "msize * p"))
                .datatype(Datatype.BYTE)
                .build()
                .toString());
  }

  @Test
  void aPlaceInTheCatalogIsRead() {
    String text =
        """
        benchmark\tMPI_Barrier\ta.B_Harness$barrier
        catalog\tcollectives\tours
        counterpart\tosu\tosu_barrier
        collective\tBARRIER
        datatype\tBYTE
        benchmark\ta.B.other\ta.B_Harness$other
        collective\tBARRIER
        datatype\tBYTE
        """;
    assertThat(read(text))
        .extracting(IndexEntry::catalog)
        .containsExactly(
            Optional.of(
                new CatalogPlace(List.of("collectives", "ours"), Map.of("osu", "osu_barrier"))),
            Optional.empty());
  }

  @Test
  void whatIsMeasuredIsReadOnlyWhenItIsAskedFor() {
    String text =
        """
        benchmark\ta.B.unknown\ta.B_Harness$unknown
        color\tred
        benchmark\ta.B.barrier\ta.B_Harness$barrier
        collective\tBARRIER
        datatype\tBYTE
        """;
    IndexEntry selected = read(text).get(1);
    assertThat(selected.benchmark().name()).isEqualTo("a.B.barrier");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.B_Harness$ping",
        "datatype\tBYTE",
        "benchmark\ta.B.ping",
        "benchmark\ta.B.ping\ta.B_Harness$ping\ncolor\tred",
        "benchmark\ta.B.ping\ta.B_Harness$ping\ncollective\tDANCE"
      })
  void anotherVersionIsRejected(String text) {
    assertThatThrownBy(() -> read(text).get(0).benchmark())
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-067] index has a line")
        .hasMessageContaining("Do a clean build");
  }

  @ParameterizedTest
  @CsvSource({
    "clok, TSC, a.B.ping has the setting 'clok'; Did you mean 'clock'?",
    "processes, 2, a.B.ping has the setting 'processes'; does not exist",
    "clock, SUN, The annotations of a.B.ping: ; MONOTONIC",
    "file-dir, '/data,cache=COLD', The annotations of a.B.ping: ; 'COLD' for file-cache"
  })
  void anOptionThatIsNoneIsRefusedByTheBenchmarksName(String name, String value, String parts) {
    String text = "benchmark\ta.B.ping\ta.B_Harness$ping\nset\t" + name + "\t" + value + "\n";
    IndexEntry entry = read(text + "collective\tBCAST\ndatatype\tBYTE\n").get(0);
    assertThatThrownBy(entry::benchmark)
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining(parts.split("; ")[0])
        .hasMessageContaining(parts.split("; ")[1]);
  }

  @Test
  void aSyncWithAParameterOfAnotherMethodIsRefusedByTheBenchmarksName() {
    String text =
        """
        benchmark\ta.B.ping\ta.B_Harness$ping
        set\tsync\tBARRIER
        set\tsync-parameters\twindow=50us
        """;
    IndexEntry entry = read(text + "collective\tBCAST\ndatatype\tBYTE\n").get(0);
    assertThatThrownBy(entry::benchmark)
        .hasMessageStartingWith("[TUTTI-108] @Sync of a.B.ping: ")
        .hasMessageContaining("BARRIER takes no parameter 'window'");
  }

  private static List<IndexEntry> read(String text) {
    return IndexReader.read("a.B", "index", text.getBytes(UTF_8));
  }
}
