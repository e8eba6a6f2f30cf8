package org.tutti.cli.gate;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.DurationConverter;
import org.tutti.records.settings.RefinedText;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * How a gate is asked to measure again.
 *
 * @param launches of each side at the first look
 * @param over time over which the launches of a look are spread, if that is given
 */
record ConfirmationRequest(int launches, Optional<Duration> over) {
  private static final String OVER = "over";

  /** Reads {@code 10} or {@code 10,over=30m}. */
  static final class ConfirmationReader implements ITypeConverter<ConfirmationRequest> {
    @Override
    public ConfirmationRequest convert(String text) {
      try {
        RefinedText read = RefinedText.of(text, List.of(OVER));
        String launches =
            read.value()
                .orElseThrow(
                    () -> new IllegalArgumentException("the number of launches is missing"));
        return new ConfirmationRequest(
            new CountConverter().convert(launches),
            Optional.ofNullable(read.refinements().get(OVER))
                .map(new DurationConverter()::convert));
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }
}
