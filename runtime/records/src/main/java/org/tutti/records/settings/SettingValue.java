package org.tutti.records.settings;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A setting with its text as it was written, and the value that was parsed from it. Settings with
 * equal values are equal.
 *
 * @param <T> type of the value
 */
public final class SettingValue<T> {
  private final SettingKey<T> key;
  private final String text;
  private final T value;

  SettingValue(SettingKey<T> key, String text, T value) {
    this.key = key;
    this.text = text;
    this.value = value;
  }

  /**
   * This value of a setting.
   *
   * @param value an empty one of a setting that may be given several times unsets it
   * @throws IllegalArgumentException if the setting does not permit it
   * @throws org.tutti.diagnostics.TuttiException as {@link SettingKey#parse}
   */
  public static <T> SettingValue<T> of(SettingKey<T> key, T value) {
    if (key.isRepeatable() && (value.equals(List.of()) || value.equals(RankVariables.NONE))) {
      return new SettingValue<>(key, "", value);
    }
    SettingValue<T> parsed = key.parse(textOf(key, value));
    if (parsed.value().equals(value)) {
      return parsed;
    }
    if (key.scope() == SettingScope.DRIVER) {
      // Nobody reads its text again, which lacks the time that a launch has to end.
      return new SettingValue<>(key, parsed.text(), value);
    }
    throw new IllegalArgumentException(
        key
            + " cannot be "
            + value
            + (value instanceof HostList hosts && hosts.remoteShell().isPresent()
                ? " with a remote shell, which is the setting " + SettingKey.REMOTE_SHELL
                : ""));
  }

  private static String textOf(SettingKey<?> key, Object value) {
    if (value instanceof Duration time) {
      return Durations.text(time);
    }
    if (value instanceof List<?> list) {
      if (key.isRepeatable()) {
        return list.stream().map(Object::toString).collect(Collectors.joining(SettingKey.AND));
      }
      boolean isOfNumbers = list.stream().allMatch(Number.class::isInstance);
      return list.stream()
          .map(Object::toString)
          .collect(Collectors.joining(isOfNumbers ? "," : ";"));
    }
    return value.toString();
  }

  public SettingKey<T> key() {
    return key;
  }

  /** The text as it was written. */
  public String text() {
    return text;
  }

  public T value() {
    return value;
  }

  /** The text in records: names in their own spelling. */
  String recordedText() {
    if (value instanceof RootChoice root) {
      return root.text();
    }
    return value instanceof Enum<?> constant ? constant.name() : text.strip();
  }

  /** Whether it has the default value. */
  boolean isDefault() {
    return key.defaultValue().isPresent() && equals(key.defaultValue().get());
  }

  @Override
  public boolean equals(Object other) {
    // Most settings are the default itself, for which no rank should have to link the comparison of
    // records.
    return this == other
        || other instanceof SettingValue<?> setting
            && key == setting.key
            && value.equals(setting.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return key + "=" + text;
  }
}
