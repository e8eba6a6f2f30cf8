package org.tutti.cli.option;

import java.util.Optional;
import org.tutti.analysis.JudgedFigure;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The option of the figure that is compared, gated, mapped, or followed over time. */
public final class JudgedFigureOption {
  @Option(
      names = "--figure",
      paramLabel = "NAME",
      converter = Converter.class,
      description =
          "The figure of each launch: median (default), mean, p95, p99, or another quantile, such"
              + " as p99.9 or 0.999.")
  private Optional<JudgedFigure> figure = Optional.empty();

  public JudgedFigure value() {
    return figure.orElse(JudgedFigure.MEDIAN);
  }

  /** Empty if none was named. */
  public Optional<JudgedFigure> named() {
    return figure;
  }

  /** Reads the name of a figure. */
  public static final class Converter implements ITypeConverter<JudgedFigure> {
    @Override
    public JudgedFigure convert(String text) {
      return JudgedFigure.parse(text);
    }
  }
}
