package org.tutti.analysis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.tutti.diagnostics.GateProblem;
import org.tutti.stats.sample.OrderedSample;

/**
 * The figure of each launch that comparisons, gates and histories judge: its median unless another
 * one was asked for. What is judged takes the place of the median ({@link CellFigures#judgedBy}),
 * so that one procedure serves all figures.
 *
 * @param title its name, such as {@code p99}
 * @param quantile which quantile it is; empty for the median and the mean
 */
public record JudgedFigure(String title, Optional<ObservationQuantile> quantile) {
  public static final JudgedFigure MEDIAN = new JudgedFigure("median", Optional.empty());
  private static final JudgedFigure MEAN = new JudgedFigure("mean", Optional.empty());

  /**
   * Reads {@code median}, {@code mean}, or a quantile as {@link ObservationQuantile#parse} does.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is none
   */
  public static JudgedFigure parse(String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    return List.of(MEDIAN, MEAN).stream()
        .filter(known -> known.title.equals(word))
        .findFirst()
        .orElseGet(() -> of(ObservationQuantile.parse(text)));
  }

  /** A quantile as a figure. */
  public static JudgedFigure of(ObservationQuantile quantile) {
    return new JudgedFigure(quantile.title(), Optional.of(quantile));
  }

  public boolean isMedian() {
    return equals(MEDIAN);
  }

  /** What a campaign has to be read for besides its usual quantiles. */
  public List<ObservationQuantile> wanted() {
    return quantile.stream().toList();
  }

  /** Its definition, for a note beside figures that are not medians; empty for these. */
  public Optional<String> note() {
    return isMedian()
        ? Optional.empty()
        : Optional.of(
            "compared is the "
                + title
                + " of each launch, not its median"
                + quantile
                    .map(
                        wanted ->
                            "; it rests on at least "
                                + ObservationQuantile.MIN_BEYOND
                                + " observations beyond it in each launch")
                    .orElse(""));
  }

  /**
   * The figures of a launch with this one in the place of the median.
   *
   * @throws org.tutti.diagnostics.TuttiException if it has too few observations
   */
  LaunchFigures in(CellFigures cell, LaunchFigures launch) {
    if (isMedian()) {
      return launch;
    }
    Function<ObservationQuantile, OptionalDouble> tail = launch.tail()::at;
    double value =
        quantile
            .map(wanted -> tail.apply(wanted).orElseThrow(() -> unsupported(cell, launch, wanted)))
            .orElseGet(() -> launch.times().mean());
    return launch.withMedian(value);
  }

  /**
   * The figure of the valid observations of a launch.
   *
   * @throws org.tutti.diagnostics.TuttiException if they are too few for it
   */
  public double of(OrderedSample observations) {
    if (isMedian()) {
      return observations.median();
    }
    return quantile
        .map(
            wanted ->
                wanted
                    .of(observations)
                    .orElseThrow(
                        () -> unsupported(wanted, "a launch has " + observations.size() + ".")))
        .orElseGet(observations::mean);
  }

  /**
   * Checks that launches are to make enough observations for it.
   *
   * @throws org.tutti.diagnostics.TuttiException if they are too few
   */
  public void check(int repetitions) {
    quantile
        .filter(wanted -> repetitions < wanted.minObservations())
        .ifPresent(
            wanted -> {
              throw unsupported(wanted, "a launch is to make " + repetitions + ".");
            });
  }

  private static RuntimeException unsupported(
      CellFigures cell, LaunchFigures launch, ObservationQuantile wanted) {
    return unsupported(
        wanted,
        "launch "
            + launch.launch().number()
            + " has "
            + (launch.counts().kept() + launch.counts().outliers())
            + " of "
            + cell.key()
            + ".");
  }

  private static RuntimeException unsupported(ObservationQuantile wanted, String has) {
    return GateProblem.QUANTILE_UNSUPPORTED.error(
        wanted.title()
            + " takes "
            + wanted.minObservations()
            + " valid observations of each launch, but "
            + has,
        "Compare a quantile nearer to the median, or measure more repetitions.");
  }
}
