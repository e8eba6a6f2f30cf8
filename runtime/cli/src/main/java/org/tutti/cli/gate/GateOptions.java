package org.tutti.cli.gate;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.JudgedFigure;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.cli.option.JudgedFigureOption;
import org.tutti.cli.option.MissingOption;
import org.tutti.cli.option.ShareConverter;
import org.tutti.cli.option.SignificanceOption;
import org.tutti.diagnostics.ExitCode;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the gate allows, and where it writes its result. */
public final class GateOptions {
  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Largest slowdown that passes, such as 3%% (default; of maps that of the map).")
  private Optional<Double> margin = Optional.empty();

  @Mixin private SignificanceOption significance;

  @Mixin private final JudgedFigureOption figure = new JudgedFigureOption();

  @Option(
      names = "--allow-different",
      description = "Compare even if both were measured in different ways or bound differently.")
  private boolean allowDifferent;

  @Mixin private MissingOption missing;

  @Option(
      names = "--allow-untrustworthy",
      description =
          "Judge results that the report calls not trustworthy; otherwise the exit status is "
              + ExitCode.NOT_MEASURED
              + ".")
  private boolean allowUntrustworthy;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Also write the result as Markdown.")
  private Path markdown;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Also write the result as JUnit XML.")
  private Path junit;

  double margin() {
    return margin.orElse(ComparisonOptions.DEFAULT.margin());
  }

  /** The largest multiple of a time that passes, such as 1.03, if the option was given. */
  OptionalDouble namedLimit() {
    return margin.map(share -> OptionalDouble.of(1 + share)).orElseGet(OptionalDouble::empty);
  }

  public ComparisonOptions comparison() {
    return new ComparisonOptions(
        Alternative.TWO_SIDED, Correction.HOLM, margin(), significance.value(), figure.value());
  }

  JudgedFigure figure() {
    return figure.value();
  }

  Optional<JudgedFigure> namedFigure() {
    return figure.named();
  }

  boolean allowDifferent() {
    return allowDifferent;
  }

  MissingOption missing() {
    return missing;
  }

  boolean allowUntrustworthy() {
    return allowUntrustworthy;
  }

  Path markdown() {
    return markdown;
  }

  Path junit() {
    return junit;
  }
}
