package org.tutti.records.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The definition from which a key is created. */
final class SettingDefinition<T> {
  /** Values of a setting that is on or off. */
  static final String SWITCH = "true|false";

  final String name;
  final String label;
  final String description;
  final Function<String, T> parser;
  final List<String> aliases = new ArrayList<>();
  Optional<String> defaultText = Optional.empty();
  Optional<String> compared = Optional.empty();
  Optional<SettingKey<?>> main = Optional.empty();
  Optional<String> otherOption = Optional.empty();
  SettingScope scope = SettingScope.RANK;
  boolean repeatable;
  boolean recorded;

  SettingDefinition(String name, String label, String description, Function<String, T> parser) {
    this.name = name;
    this.label = label;
    this.description = description;
    this.parser = parser;
  }

  /** A setting that is off unless requested. */
  static SettingDefinition<Boolean> toggle(String name, String description) {
    return new SettingDefinition<>(name, SWITCH, description, SettingReaders::truth)
        .byDefault("false");
  }

  SettingDefinition<T> of(SettingScope other) {
    scope = other;
    return this;
  }

  /** It may be given several times, and has the texts of all. */
  SettingDefinition<T> severalTimes() {
    repeatable = true;
    return this;
  }

  /**
   * Another name of its option.
   *
   * @param other with its dash, if that is a single one
   */
  SettingDefinition<T> alias(String other) {
    aliases.add(other);
    return this;
  }

  /**
   * The command line says it as a refinement of another setting. Both names begin with the same
   * word; the rest is that of the refinement.
   */
  SettingDefinition<T> within(SettingKey<?> other) {
    main = Optional.of(other);
    return this;
  }

  /** The command line says it by an option that is not one of settings. */
  SettingDefinition<T> saidBy(String option) {
    otherOption = Optional.of(option);
    return this;
  }

  SettingDefinition<T> byDefault(String text) {
    defaultText = Optional.of(text);
    return this;
  }

  SettingDefinition<T> recorded() {
    recorded = true;
    return this;
  }

  /**
   * Recorded, and figures that were measured with other values of it are not comparable.
   *
   * @param words what differs then, before the two values
   */
  SettingDefinition<T> compared(String words) {
    compared = Optional.of(words);
    return recorded();
  }

  /** The key, as one of {@link SettingKey#all}. */
  SettingKey<T> key() {
    SettingKey<T> key = new SettingKey<>(this);
    SettingKey.list(key);
    return key;
  }
}
