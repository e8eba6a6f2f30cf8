package org.tutti.lab.schemes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.LevelText;
import org.tutti.report.ReportSection;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.ShortNames;

/**
 * The figures that benchmark suites would report for the same cells, if a processing scheme is set:
 * as they do, one table for each benchmark, with a row for each size.
 */
public final class SuiteSection implements ReportSection {

  /** A table: cells that differ in nothing but their size. */
  private record SuiteHeading(String cells, ProcessingScheme scheme, SuiteLayout layout)
      implements Comparable<SuiteHeading> {
    static SuiteHeading of(CellKey key, CellSettings settings, ProcessingScheme scheme) {
      String parameters =
          key.parameters().entrySet().stream()
              .map(other -> ", " + other.getKey() + " " + LevelText.of(other.getValue()))
              .collect(Collectors.joining());
      return new SuiteHeading(
          key.benchmark() + parameters + ", p " + key.processes(),
          scheme,
          SuiteLayout.of(scheme, settings));
    }

    @Override
    public int compareTo(SuiteHeading other) {
      return Comparator.comparing(SuiteHeading::cells)
          .thenComparing(SuiteHeading::scheme)
          .thenComparing(SuiteHeading::layout)
          .compare(this, other);
    }

    String text() {
      return cells + ", as " + suites(scheme) + " (" + scheme + ")";
    }
  }

  /** Empty if no cell has a processing scheme; otherwise, the files are read again. */
  @Override
  public List<String> lines(CampaignAnalysis analysis, ShortNames names, PageStyle style) {
    Map<SuiteHeading, SuiteTable> tables = new TreeMap<>();
    if (analysis.cells().stream().anyMatch(cell -> cell.settings().processing().isPresent())) {
      analysis.contents().launches().forEach(launch -> collect(launch, tables));
    }
    for (UnmeasuredCell missing : analysis.unmeasured()) {
      CellFigures cell = missing.cell();
      table(cell.key(), cell.settings(), tables)
          .ifPresent(table -> table.addMissing(cell.key().msize(), missing));
    }
    if (tables.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("As suites present it (Hunold 2016, table 4), medians over launches:");
    tables.forEach(
        (heading, table) -> {
          lines.add("  " + names.in(heading.text()));
          table.lines(style.width() - 4).forEach(line -> lines.add("    " + line));
        });
    return lines;
  }

  private static void collect(LaunchFile launch, Map<SuiteHeading, SuiteTable> tables) {
    try (LaunchReader reader = launch.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        table(cell.key(), cell.settings(), tables).ifPresent(table -> table.add(cell));
      }
    }
  }

  /** The table of a cell, if a suite would have it. */
  private static Optional<SuiteTable> table(
      CellKey key, CellSettings settings, Map<SuiteHeading, SuiteTable> tables) {
    return settings
        .processing()
        .map(
            scheme ->
                tables.computeIfAbsent(
                    SuiteHeading.of(key, settings, scheme),
                    heading -> new SuiteTable(scheme, heading.layout())));
  }

  private static String suites(ProcessingScheme scheme) {
    return switch (scheme) {
      case PS1 -> "SKaMPI does";
      case PS2 -> "MPIBlib and mpicroscope do";
      case PS3 -> "OSU does";
      case PS4 -> "MPIBlib does";
      case PS5 -> "MPIBench does";
      case PS6 -> "NBCBench does";
      case PS7 -> "IMB and Phloem do";
      case PS8 -> "mpptest does";
    };
  }
}
