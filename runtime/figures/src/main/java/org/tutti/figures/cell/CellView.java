package org.tutti.figures.cell;

import java.util.List;
import java.util.stream.DoubleStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.report.ColumnUnit;

/**
 * A cell as pictures show it.
 *
 * @param heading its name in the report
 * @param observations its figures, and observations of each launch
 */
public record CellView(String heading, CellObservations observations) {

  CellFigures figures() {
    return observations.figures();
  }

  /** The unit of its times. */
  ColumnUnit unit() {
    return ColumnUnit.ofTimes(new double[] {figures().median()});
  }

  /** Observations of each launch, in {@link #unit()}. */
  List<double[]> runTimes() {
    double size = unit().size();
    return observations.runTimes().stream()
        .map(times -> DoubleStream.of(times).map(time -> time / size).toArray())
        .toList();
  }

  /** The name of the axis of its times. */
  String timeAxis() {
    return "run-time (" + unit().symbol() + ")";
  }

  /** Says how many of the observations are drawn, if these are not all. */
  String drawn() {
    int every = observations.every();
    return every == 1 ? "" : " One observation in " + every + " is drawn, evenly thinned.";
  }
}
