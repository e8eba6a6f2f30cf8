package org.tutti.lab.analyze.table;

import static org.tutti.analysis.column.PlainColumn.estimate;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.optional;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.lab.analyze.CellMeans;

/** The columns of the table of means. */
final class MeanColumns {
  private static final double BYTES_PER_MEGABYTE = 1e6;

  static final List<PlainColumn<CellMeans>> ALL =
      List.of(
          figure(
              "arithmetic",
              "arithmetic",
              FigureUnit.NANOS,
              "with Student's interval, which holds if the means of launches are normal",
              means -> ColumnEntry.of(OptionalDouble.of(means.time()), means.interval())),
          estimate(
              "geometric",
              "geometric",
              FigureUnit.NANOS,
              "with the interval of their logarithms",
              CellMeans::logarithmic),
          optional(
              "harmonic",
              "harmonic",
              FigureUnit.MEGABYTES_PER_SECOND,
              "of the message size, divided by the mean of each launch",
              MeanColumns::rate),
          optional(
              "CV",
              "variation",
              FigureUnit.SHARE,
              "coefficient of variation",
              CellMeans::variation),
          figure(
              "needed",
              "launchesForOnePercent",
              FigureUnit.COUNT,
              "launches for an interval of +-1 %",
              means -> ColumnEntry.of(means.launchesNeeded())));

  private MeanColumns() {}

  private static OptionalDouble rate(CellMeans means) {
    OptionalDouble bytes = means.bytesPerSecond();
    return bytes.isPresent() ? OptionalDouble.of(bytes.getAsDouble() / BYTES_PER_MEGABYTE) : bytes;
  }
}
