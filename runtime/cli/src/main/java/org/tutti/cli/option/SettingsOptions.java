package org.tutti.cli.option;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.tutti.annotations.syntax.ArrivalText;
import org.tutti.annotations.syntax.TextList;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

/**
 * One option for each of some {@link SettingKey}s but those that refine another one, which follow
 * the value of that one, so that an option can set whatever an annotation or a program can; options
 * override annotations.
 */
public final class SettingsOptions {
  private static final String ADAPTIVE = "adaptive:";

  private final List<SettingKey<?>> keys;
  private final Map<SettingKey<?>, String> given = new LinkedHashMap<>();
  private final Map<String, List<String>> parameters = new LinkedHashMap<>();

  /** Parsed when first needed. */
  private Settings settings;

  public SettingsOptions(List<SettingKey<?>> keys) {
    this.keys = List.copyOf(keys);
  }

  /** Adds the options to a command, and that of parameters if ranks have any of the settings. */
  public void addTo(CommandSpec command) {
    keys.stream()
        .filter(SettingKey::isOption)
        .forEach(setting -> command.addOption(option(setting)));
    if (keys.stream().noneMatch(key -> key.scope() == SettingScope.RANK)) {
      return;
    }
    Repeated parameter = new Repeated(texts -> texts.forEach(this::addParameter));
    command.addOption(
        OptionSpec.builder("--param")
            .paramLabel("NAME=VALUES")
            .description("Values of a benchmark parameter, separated by commas; may be repeated.")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("1")
            .getter(parameter)
            .setter(parameter)
            .build());
  }

  /**
   * The given settings; the others are unset.
   *
   * @throws TuttiException if a value cannot be used
   */
  public Settings settings() {
    if (settings == null) {
      Settings.Builder builder = Settings.builder();
      given.forEach(builder::set);
      parameters.forEach(builder::parameter);
      settings = builder.build();
    }
    return settings;
  }

  /**
   * The value of one setting, if it is given.
   *
   * @throws TuttiException if it cannot be used
   */
  public <T> Optional<T> find(SettingKey<T> key) {
    return Optional.ofNullable(given.get(key)).map(key::parse).map(SettingValue::value);
  }

  /** The text of adaptive message sizes, if there are any; then no setting has the sizes. */
  public Optional<String> takeAdaptiveSizes() {
    return Optional.ofNullable(given.get(SettingKey.MSIZES))
        .map(String::strip)
        .filter(text -> text.startsWith(ADAPTIVE))
        .map(
            text -> {
              given.remove(SettingKey.MSIZES);
              return text.substring(ADAPTIVE.length());
            });
  }

  /**
   * The arrival patterns, if there are several; then no setting has any.
   *
   * @throws TuttiException 3 if one of them is none, or one is given twice
   */
  public List<String> takeArrivals() {
    List<String> patterns =
        Optional.ofNullable(given.get(SettingKey.ARRIVAL)).map(ArrivalText::list).orElse(List.of());
    if (patterns.size() < 2) {
      return List.of();
    }
    Set<Object> known = new HashSet<>();
    for (String pattern : patterns) {
      if (!known.add(SettingKey.ARRIVAL.parse(pattern).value())) {
        throw CommandLineProblem.OPTION_VALUE_INVALID.error(
            "--arrival has the pattern '" + pattern + "' twice.", "Name each pattern once.");
      }
    }
    given.remove(SettingKey.ARRIVAL);
    return patterns;
  }

  private OptionSpec option(SettingKey<?> setting) {
    OptionSpec.Builder option =
        OptionSpec.builder(setting.optionNames().toArray(new String[0]))
            .description(description(setting).replace("%", "%%"));
    if (setting.isRepeatable()) {
      Repeated all = new Repeated(texts -> given.put(setting, String.join(SettingKey.AND, texts)));
      return option
          .type(List.class)
          .auxiliaryTypes(String.class)
          .arity("1")
          .paramLabel(setting.label())
          .getter(all)
          .setter(all)
          .build();
    }
    option.setter(new Receiver(value -> given.putAll(setting.texts(value))));
    return setting.isSwitch()
        ? option.type(Boolean.class).negatable(setting.scope() == SettingScope.RANK).build()
        : option.type(String.class).paramLabel(setting.label()).build();
  }

  /** What a setting does, with its default, and what refines it. */
  public static String description(SettingKey<?> setting) {
    String text = setting.description();
    return setting
            .defaultValue()
            .filter(value -> !setting.isSwitch() && !text.contains("default:"))
            .map(value -> text.replaceFirst("\\.$", " (default: " + value.text() + ")."))
            .orElse(text)
        + setting.refined();
  }

  private void addParameter(String text) {
    int equals = text.indexOf('=');
    if (equals < 1 || equals == text.length() - 1) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "'" + text + "' is not a valid value of --param.",
          "Give a name and values: --param chunks=1,2.");
    }
    parameters.put(text.substring(0, equals), TextList.splitAtCommas(text.substring(equals + 1)));
  }

  /**
   * Passes all texts of an option that may be repeated to a consumer, whenever there is one more.
   */
  private static final class Repeated implements IGetter, ISetter {
    private final Consumer<List<String>> consumer;
    private Object texts;

    Repeated(Consumer<List<String>> consumer) {
      this.consumer = consumer;
    }

    @Override
    @SuppressWarnings("unchecked") // Options are made with lists.
    public <T> T get() {
      return (T) texts;
    }

    @Override
    public <T> T set(T value) {
      texts = value;
      if (value instanceof List<?> list) {
        consumer.accept(list.stream().map(Object::toString).toList());
      }
      return null;
    }
  }

  /** Passes the text of an option to a consumer. */
  private record Receiver(Consumer<String> consumer) implements ISetter {
    @Override
    public <T> T set(T value) {
      if (value != null) {
        consumer.accept(value.toString());
      }
      return null;
    }
  }
}
