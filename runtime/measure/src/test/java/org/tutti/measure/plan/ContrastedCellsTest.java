package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Datatype;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** Plans of cells that are compared. */
class ContrastedCellsTest {
  private static final List<BenchmarkDescriptor> BENCHMARKS =
      List.of(benchmark("a"), benchmark("b"), benchmark("c"));

  @Test
  void onlyWhatIsComparedIsMeasured() {
    assertThat(cells(contrast(side("a", "1"), side("b", "2"))))
        .containsExactly("a 1", "a 1", "b 2", "b 2");
    assertThat(cells(contrast(side("a", "3"), side("b", "2")))).isEmpty();
  }

  @Test
  void onlyWhatWouldBeComparedIsSkippedByAConstraint() {
    BenchmarkDescriptor constrained =
        BenchmarkDescriptor.named("d")
            .operation(Operation.BCAST)
            .datatype(Datatype.BYTE)
            .parameter("chunks", "1", "2", "3")
            .constraint("chunks == 1")
            .settings(Settings.builder().set(SettingKey.MSIZES, "8").build())
            .build();
    Settings settings =
        Settings.builder().contrast(contrast(side("d", "1"), side("d", "2"))).build();

    Plan plan = Plan.of(List.of(constrained), settings, 2);
    assertThat(plan.cells()).isEmpty();
    assertThat(plan.skipped()).map(ContrastedCellsTest::text).containsExactly("d 2");
  }

  @Test
  void bothSidesOfASizeAreMeasuredAlternately() {
    assertThat(groups(contrast(side("a", "1"), side("b", "2"))))
        .containsExactly("a 1 b 2", "a 1 b 2");
  }

  @Test
  void aChainOfContrastsIsOneGroup() {
    assertThat(
            groups(
                contrast(side("a", "1"), side("b", "1")), contrast(side("b", "1"), side("c", "2"))))
        .containsExactly("a 1 b 1 c 2", "a 1 b 1 c 2");
  }

  @Test
  void allSizesAreOneGroupIfEachIsComparedWithTheNext() {
    ContrastSide next = new ContrastSide("a", Map.of("msize", List.of("next")));

    assertThat(groups(contrast(new ContrastSide("a", Map.of()), next)))
        .containsExactly("a 1 a 1", "a 2 a 2");
  }

  @Test
  void whatTwoContrastsMeasureInDifferentDomainsIsComparedInBoth() {
    ContrastSide left = new ContrastSide("a", Map.of(), Map.of("chunks", List.of("1")));
    ContrastSide right = new ContrastSide("b", Map.of(), Map.of("chunks", List.of("1")));

    assertThat(
            groups(
                contrast(left, right),
                contrast(side("a", "2"), side("c", "2")),
                contrast(side("b", "2"), side("c", "1"))))
        .containsExactly("a 1 b 1", "a 1 b 1", "a 2 b 2 c 1 c 2", "a 2 b 2 c 1 c 2");
  }

  @Test
  void withoutRoundsEachCellIsMeasuredAtOnce() {
    Settings settings =
        Settings.builder()
            .set(SettingKey.REPETITIONS_ROUNDS, "1")
            .contrast(contrast(side("a", "1"), side("b", "1")))
            .build();

    assertThat(Plan.of(BENCHMARKS, settings, 2).groups()).hasSize(4);
  }

  private static List<String> cells(CellContrast... contrasts) {
    return plan(contrasts).cells().stream().map(ContrastedCellsTest::text).toList();
  }

  private static List<String> groups(CellContrast... contrasts) {
    return plan(contrasts).shuffled(1, 1).groups().stream()
        .map(
            group ->
                String.join(" ", group.stream().map(ContrastedCellsTest::text).sorted().toList()))
        .sorted()
        .toList();
  }

  private static Plan plan(CellContrast... contrasts) {
    Settings.Builder settings = Settings.builder();
    List.of(contrasts).forEach(settings::contrast);
    return Plan.of(BENCHMARKS, settings.build(), 2);
  }

  private static String text(Cell cell) {
    return cell.benchmark().name() + " " + cell.parameters().get("chunks");
  }

  private static CellContrast contrast(ContrastSide left, ContrastSide right) {
    return new CellContrast(left, right);
  }

  private static ContrastSide side(String benchmark, String chunks) {
    return new ContrastSide(benchmark, Map.of("chunks", List.of(chunks)));
  }

  private static BenchmarkDescriptor benchmark(String name) {
    return BenchmarkDescriptor.named(name)
        .operation(Operation.BCAST)
        .datatype(Datatype.BYTE)
        .parameter("chunks", "1", "2")
        .settings(Settings.builder().set(SettingKey.MSIZES, "8,64").build())
        .build();
  }
}
