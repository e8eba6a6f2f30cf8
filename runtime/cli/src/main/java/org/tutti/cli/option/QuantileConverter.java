package org.tutti.cli.option;

import org.tutti.analysis.ObservationQuantile;
import picocli.CommandLine.ITypeConverter;

/** Reads a quantile, such as {@code p99.9}. */
public final class QuantileConverter implements ITypeConverter<ObservationQuantile> {
  @Override
  public ObservationQuantile convert(String text) {
    return ObservationQuantile.parse(text);
  }
}
