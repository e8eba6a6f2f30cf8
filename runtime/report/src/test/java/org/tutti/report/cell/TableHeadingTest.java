package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.annotations.DataState;
import org.tutti.annotations.RankSummary;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.report.cell.ReportTable.TableHeading;
import org.tutti.report.table.ShortNames;
import org.tutti.sync.ClockKind;
import org.tutti.sync.SyncConfiguration;

class TableHeadingTest {
  private static final String NAME = "ALLREDUCE Sum.allreduce";
  private static final DataState WARM = DataState.UNTOUCHED;

  @Test
  void aTableThatIsAloneNeedsOnlyItsName() {
    assertThat(headings(List.of(List.of(cell(Map.of("sync", "BARRIER"), WARM)))))
        .containsExactly(new TableHeading(NAME, Map.of()));
  }

  @Test
  void theFactorThatDiffersTellsTablesApart() {
    assertThat(
            headings(
                List.of(
                    List.of(
                        cell(Map.of("sync", "BARRIER", "binding", "core"), WARM),
                        cell(Map.of("sync", "BARRIER", "binding", "none"), WARM)),
                    List.of(
                        cell(Map.of("sync", "DISSEMINATION", "binding", "core"), WARM),
                        cell(Map.of("sync", "DISSEMINATION", "binding", "none"), WARM)))))
        .containsExactly(
            new TableHeading(NAME + ", sync BARRIER", Map.of("sync", "BARRIER")),
            new TableHeading(NAME + ", sync DISSEMINATION", Map.of("sync", "DISSEMINATION")))
        .extracting(TableHeading::withoutLevels)
        .containsOnly(NAME);
  }

  @Test
  void withoutFactorsTheMethodDoes() {
    assertThat(
            headings(
                List.of(List.of(cell(Map.of(), WARM)), List.of(cell(Map.of(), DataState.EVICTED)))))
        .extracting(TableHeading::text)
        .containsExactly(NAME + ", data untouched", NAME + ", data evicted");
    assertThat(
            new TableHeading(NAME + ", chunks 4, batch 8", Map.of("chunks", "4")).withoutLevels())
        .isEqualTo(NAME + ", chunks 4, batch 8");
  }

  @Test
  void levelsThatCannotBeSeenAreToldApart() {
    assertThat(
            headings(
                Stream.of("", " ", "  ", "x", "\"\"")
                    .map(level -> List.of(cell(Map.of("mode", level), WARM)))
                    .toList()))
        .extracting(TableHeading::text)
        .containsExactly(
            NAME + ", mode \"\"",
            NAME + ", mode \" \"",
            NAME + ", mode \"  \"",
            NAME + ", mode x",
            NAME + ", mode \"\"\"\"");
  }

  private static List<TableHeading> headings(List<List<CellFigures>> tables) {
    return TableHeading.of(tables, new ShortNames(List.of("org.example.Sum.allreduce")));
  }

  private static CellFigures cell(Map<String, String> levels, DataState data) {
    return new CellFigures(
        new CellKey("org.example.Sum.allreduce", "ALLREDUCE", 8, 2),
        new Treatment(levels),
        CellSettings.of(
            new TimingMethod(
                SyncConfiguration.of(levels.getOrDefault("sync", "BARRIER")),
                ClockKind.MONOTONIC,
                RankSummary.MAX,
                data),
            CellCounts.of(100, 10)),
        List.of());
  }
}
