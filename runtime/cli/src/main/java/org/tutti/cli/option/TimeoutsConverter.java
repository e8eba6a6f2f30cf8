package org.tutti.cli.option;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.driver.LaunchTimeouts;
import org.tutti.records.settings.RefinedText;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the time limits of launches, such as {@code 2h,silence=30m}. */
final class TimeoutsConverter implements ITypeConverter<LaunchTimeouts> {
  private static final String START_UP = "start-up";
  private static final String SILENCE = "silence";

  @Override
  public LaunchTimeouts convert(String text) {
    try {
      RefinedText read = RefinedText.of(text, List.of(START_UP, SILENCE));
      Map<String, String> refined = read.refinements();
      return new LaunchTimeouts(
          time(refined.get(START_UP), LaunchTimeouts.DEFAULT.startUp()),
          time(refined.get(SILENCE), LaunchTimeouts.DEFAULT.silence()),
          time(read.value().orElse(null), LaunchTimeouts.DEFAULT.total()));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  private static Duration time(String text, Duration usual) {
    return text == null ? usual : new DurationConverter().convert(text);
  }
}
