package org.tutti.records.settings;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.annotations.syntax.ArrivalText;
import org.tutti.annotations.syntax.NumberList;
import org.tutti.annotations.syntax.TextList;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.SyncMethods;
import org.tutti.sync.parameter.SyncParameterValue;
import org.tutti.sync.process.ArrivalPattern;

/** Readers of the texts of settings; they throw IllegalArgumentException with the reason. */
public final class SettingReaders {
  private static final String NUMBER = "\\d{1,6}(\\.\\d{1,20})?|\\d(\\.\\d{1,20})?E-\\d{1,3}";

  /** More ranks than any machine has. */
  public static final int MOST_PROCESSES = 1 << 20;

  private SettingReaders() {}

  static boolean truth(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException("it is neither true nor false");
    }
    return Boolean.parseBoolean(text);
  }

  static Function<String, Integer> atLeast(int least) {
    return count(least, Integer.MAX_VALUE);
  }

  /** A whole number in this range, with both ends. */
  static Function<String, Integer> count(int least, int most) {
    return text -> {
      int value = Integer.parseInt(text);
      if (value < least || value > most) {
        throw new IllegalArgumentException(
            value < least ? "it is below " + least : "it is above " + most);
      }
      return value;
    };
  }

  /**
   * A fraction between 0 and 1, without both: {@code 3%} or {@code 0.03}.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public static double share(String text) {
    boolean percent = text.endsWith("%");
    String number = percent ? text.substring(0, text.length() - 1) : text;
    double share = number.matches(NUMBER) ? Double.parseDouble(number) / (percent ? 100 : 1) : 0;
    if (!(share > 0 && share < 1)) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a fraction between 0 and 1; write it as 3% or 0.03");
    }
    return share;
  }

  /**
   * A path; an empty text, as of a shell's variable that is not set, is none.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public static Path path(String text) {
    return Path.of(text().apply(text));
  }

  /** A text that is not parsed here. */
  static Function<String, String> text() {
    return text -> {
      if (text.isEmpty()) {
        throw new IllegalArgumentException("it is empty");
      }
      return text;
    };
  }

  /** The texts of a setting that may be given several times. */
  static List<String> elements(String text) {
    return withoutEmpty(List.of(text.split(SettingKey.AND, -1)));
  }

  /** A time such as 20m. */
  static Function<String, Duration> time() {
    return Durations::parse;
  }

  /** How to synchronize; {@code window-hca} is as good as {@code WINDOW_HCA}. */
  static SyncConfiguration sync(String text) {
    return SyncConfiguration.of(text.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** When ranks arrive; a file has the offset of each rank, and comments that begin with #. */
  static ArrivalPattern arrival(String text) {
    boolean isFile = ArrivalText.fault(text).isPresent() && new File(text).isFile();
    String pattern = isFile ? offsets(new File(text).toPath()) : text;
    if (isFile && pattern.isEmpty()) {
      throw new IllegalArgumentException("the file has no offsets");
    }
    return ArrivalPattern.of(pattern);
  }

  private static String offsets(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .map(line -> line.replaceFirst("#.*", ""))
          .flatMap(line -> Arrays.stream(line.split("[\\s,]+")))
          .filter(offset -> !offset.isEmpty())
          .collect(Collectors.joining(","));
    } catch (IOException e) {
      throw new IllegalArgumentException("the file cannot be read: " + e.getMessage(), e);
    }
  }

  static Function<String, Double> atLeast(double least) {
    return between(least, Double.POSITIVE_INFINITY);
  }

  /** A number of at least the first and below the second. */
  static Function<String, Double> between(double least, double below) {
    return text -> {
      double value = Double.parseDouble(text);
      if (!(value >= least)) {
        throw new IllegalArgumentException("it is below " + least);
      }
      if (value >= below) {
        throw new IllegalArgumentException("it is not below " + below);
      }
      return value;
    };
  }

  static List<Long> sizes(String text) {
    if (text.startsWith("adaptive:")) {
      throw new IllegalArgumentException(
          "adaptive sizes change between launches, and only a campaign has several");
    }
    return NumberList.parse(text);
  }

  static long bytes(String text) {
    List<Long> sizes = NumberList.parse(text);
    if (sizes.size() != 1 || sizes.get(0) < 64 || sizes.get(0) > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("it is not one size from 64 bytes to 2 Gi");
    }
    return sizes.get(0);
  }

  static <E extends Enum<E>> Function<String, E> constant(Class<E> type) {
    return text -> {
      try {
        return Enum.valueOf(type, text.toUpperCase(Locale.ROOT).replace('-', '_'));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "it is not one of " + Arrays.toString(type.getEnumConstants()), e);
      }
    };
  }

  static List<String> texts(String text) {
    return withoutEmpty(List.copyOf(TextList.split(text)));
  }

  private static List<String> withoutEmpty(List<String> texts) {
    if (texts.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("one of its texts is empty");
    }
    return texts;
  }

  /** Hints for files and their values, in their order. */
  static Map<String, String> hints(String text) {
    Map<String, String> hints = new LinkedHashMap<>();
    for (String item : TextList.split(text)) {
      String[] parts = item.strip().split("=", 2);
      if (parts.length < 2 || parts[0].isBlank() || parts[1].isBlank()) {
        throw new IllegalArgumentException("'" + item + "' is not NAME=VALUE");
      }
      if (hints.put(parts[0].strip(), parts[1].strip()) != null) {
        throw new IllegalArgumentException(parts[0].strip() + " is given twice");
      }
    }
    return Collections.unmodifiableMap(hints);
  }

  /** Parameters of a synchronization and their values. */
  static List<SyncParameterValue<?>> syncParameters(String text) {
    List<SyncParameterValue<?>> parameters = new ArrayList<>();
    for (String item : TextList.split(text)) {
      int equals = item.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("'" + item + "' is not NAME=VALUE");
      }
      parameters.add(
          SyncParameterValue.parse(
              SyncMethods.parameter(item.substring(0, equals).strip()),
              item.substring(equals + 1)));
    }
    return List.copyOf(parameters);
  }
}
