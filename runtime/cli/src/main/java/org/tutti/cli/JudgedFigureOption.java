package org.tutti.cli;

import org.tutti.analysis.JudgedFigure;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The option of the figure that is compared, gated, or followed over time. */
final class JudgedFigureOption {
  @Option(
      names = "--figure",
      paramLabel = "NAME",
      converter = Converter.class,
      description =
          "The figure of each launch: median (default), mean, p95, p99, or another quantile, such"
              + " as p99.9 or 0.999.")
  private JudgedFigure figure = JudgedFigure.MEDIAN;

  JudgedFigure value() {
    return figure;
  }

  /** Reads the name of a figure. */
  static final class Converter implements ITypeConverter<JudgedFigure> {
    @Override
    public JudgedFigure convert(String text) {
      return JudgedFigure.parse(text);
    }
  }
}
