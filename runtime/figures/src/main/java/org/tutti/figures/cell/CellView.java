package org.tutti.figures.cell;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.figures.plot.Axis;
import org.tutti.report.table.ColumnUnit;
import org.tutti.stats.outlier.TukeyFilter;

/** A cell as pictures show it: all times in one unit. */
public final class CellView {
  private final String heading;
  private final CellObservations observations;
  private final ColumnUnit unit;
  private final List<double[]> launches;

  /**
   * A view.
   *
   * @param heading the name of the cell in the report
   * @param observations its figures, and observations of each launch
   */
  public CellView(String heading, CellObservations observations) {
    this(heading, observations, ColumnUnit.ofTimes(new double[] {observations.figures().median()}));
  }

  /** A view in a unit that other cells have as well. */
  public CellView(String heading, CellObservations observations, ColumnUnit unit) {
    this.heading = heading;
    this.observations = observations;
    this.unit = unit;
    this.launches =
        observations.runTimes().stream()
            .map(times -> Arrays.stream(times).map(time -> time / unit.size()).toArray())
            .toList();
  }

  /** The name of the cell in the report. */
  public String heading() {
    return heading;
  }

  /** Its figures. */
  public CellFigures figures() {
    return observations.figures();
  }

  CellObservations observations() {
    return observations;
  }

  /** Observations of each launch in order. */
  List<double[]> launches() {
    return launches;
  }

  /** The number of a launch in the campaign. */
  double launchNumber(int index) {
    return observations.figures().launches().get(index).launch().number();
  }

  /** Observations of all launches, unordered, in the unit of the view. */
  public double[] pooled() {
    return launches.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  /** Medians of the launches, of all their observations that are no outliers. */
  double[] medians() {
    return Arrays.stream(observations.figures().medians()).map(this::scaled).toArray();
  }

  /** A time in nanoseconds, in the unit of the view. */
  double scaled(double nanos) {
    return nanos / unit.size();
  }

  /** A time of the view as text, with its unit. */
  String text(double time) {
    return unit.text(time * unit.size());
  }

  /** The filter that the outliers of its launches are found with. */
  public TukeyFilter outlierFilter() {
    return observations.figures().settings().outlierFilter();
  }

  /** Whether times have logarithms: below the steps of its clock, an operation takes no time. */
  public boolean isLogarithmic() {
    return launches.stream().flatMapToDouble(Arrays::stream).allMatch(time -> time > 0);
  }

  /** The axis of times. */
  public Axis timeAxis() {
    String name = "run-time (" + unit.symbol() + ")";
    return isLogarithmic() ? Axis.log(name) : Axis.linear(name);
  }

  /** The axis of times that are all of a size. */
  public Axis linearTimeAxis() {
    return Axis.linear("run-time (" + unit.symbol() + ")");
  }

  /** Says how many of the observations are drawn, if these are not all. */
  public String drawn() {
    int every = observations.every();
    return every == 1 ? "" : String.format(Locale.ROOT, " One observation in %d is drawn.", every);
  }
}
