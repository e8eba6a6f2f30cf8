package org.tutti.campaign;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.measure.plan.SettingKey;

/** Formats the value of a setting for its parser, since ranks receive settings as text. */
final class SettingText {
  private SettingText() {}

  /**
   * The text.
   *
   * @throws IllegalArgumentException if the setting does not permit this value
   */
  static <T> String of(SettingKey<T> setting, T value) {
    String text = text(value);
    T parsed = setting.parse(text).value();
    if (!parsed.equals(value)) {
      throw new IllegalArgumentException(setting + " cannot be " + value);
    }
    return text;
  }

  private static String text(Object value) {
    if (value instanceof List<?> list) {
      boolean numbers = list.stream().allMatch(Number.class::isInstance);
      return list.stream().map(Object::toString).collect(Collectors.joining(numbers ? "," : ";"));
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> entry.getKey() + "=" + entry.getValue())
          .collect(Collectors.joining(";"));
    }
    return value.toString();
  }
}
