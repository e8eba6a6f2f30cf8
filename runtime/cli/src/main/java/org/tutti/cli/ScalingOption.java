package org.tutti.cli;

import java.util.stream.Stream;
import org.tutti.annotations.ScalingKind;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What grows with the number of processes. */
final class ScalingOption {
  @Option(
      names = "--scaling",
      paramLabel = "KIND",
      converter = ScalingKindConverter.class,
      description =
          "What the benchmarks do with more processes: strong (share the same work) or weak (each as"
              + " much), by which bounds are drawn. Default: what they declare by @Scaling.")
  private ScalingKind kind = ScalingKind.UNDECLARED;

  ScalingKind kind() {
    return kind;
  }

  /** Reads the name of a kind. */
  static final class ScalingKindConverter implements ITypeConverter<ScalingKind> {
    @Override
    public ScalingKind convert(String value) {
      return Stream.of(ScalingKind.STRONG, ScalingKind.WEAK)
          .filter(kind -> kind.name().equalsIgnoreCase(value))
          .findFirst()
          .orElseThrow(
              () -> new TypeConversionException("'" + value + "' is neither strong nor weak"));
    }
  }
}
