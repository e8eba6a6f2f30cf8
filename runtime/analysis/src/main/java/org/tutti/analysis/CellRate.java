package org.tutti.analysis;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.records.launch.MovedData;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.summary.Rates;

/**
 * The rates of a cell: what one operation moves, divided by its run-time. A rate falls as the
 * run-time rises, so its median and the bounds of its interval are those of the run-time, inverted;
 * the mean over the launches is the harmonic one (Hoefler and Belli 2015, rule 3), which is the
 * amount over the mean run-time.
 */
public final class CellRate {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double BYTES_PER_MEGABYTE = 1e6;

  private final CellFigures cell;
  private final MovedData moved;

  private CellRate(CellFigures cell, MovedData moved) {
    this.cell = cell;
    this.moved = moved;
  }

  /** The rates of a cell whose result is a rate. */
  public static Optional<CellRate> of(CellFigures cell) {
    return cell.settings().moved().map(moved -> new CellRate(cell, moved));
  }

  /** Megabytes (10^6 bytes) per second at the median run-time. */
  public double median() {
    return megabytes(cell.median());
  }

  /** The interval of that median. */
  public Optional<Estimate> medianInterval() {
    return cell.medianInterval()
        .map(
            time ->
                new Estimate(
                    megabytes(time.value()),
                    megabytes(time.high()),
                    megabytes(time.low()),
                    time.level(),
                    time.method(),
                    time.n()));
  }

  /** Harmonic mean over the launches of their megabytes per second. */
  public double mean() {
    double[] rates = Arrays.stream(cell.means()).map(this::megabytes).toArray();
    return moved.bytes() == 0 ? 0 : Rates.of(rates).mean();
  }

  /** Messages per second at the median run-time. */
  public double messages() {
    return perSecond(moved.messages(), cell.median());
  }

  /** Megabytes (10^6 bytes) per second, of so many bytes in so many nanoseconds. */
  public static double megabytesPerSecond(double bytes, double nanos) {
    return perSecond(bytes, nanos) / BYTES_PER_MEGABYTE;
  }

  /** So many per second, of so many in some nanoseconds. */
  public static double perSecond(double amount, double nanos) {
    return amount / nanos * NANOS_PER_SECOND;
  }

  private double megabytes(double nanos) {
    return megabytesPerSecond(moved.bytes(), nanos);
  }
}
