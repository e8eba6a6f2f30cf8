package org.tutti.cli;

import org.tutti.analysis.gate.InconclusivePolicy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code pass} or {@code fail}. */
final class InconclusiveConverter implements ITypeConverter<InconclusivePolicy> {
  @Override
  public InconclusivePolicy convert(String text) {
    return switch (text) {
      case "pass" -> InconclusivePolicy.PASS;
      case "fail" -> InconclusivePolicy.FAIL;
      default -> throw new TypeConversionException("'" + text + "' is neither pass nor fail");
    };
  }
}
