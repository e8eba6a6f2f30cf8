package org.tutti.cli.option;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tutti.annotations.syntax.ArrivalText;
import org.tutti.annotations.syntax.TextList;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

/**
 * One option for each {@link SettingKey} but those that refine another one, which follow the value
 * of that one, so that an option can set whatever an annotation can; options override annotations.
 */
public final class SettingsOptions {
  private static final String ADAPTIVE = "adaptive:";

  private final Map<SettingKey<?>, String> given = new LinkedHashMap<>();
  private final Map<String, List<String>> parameters = new LinkedHashMap<>();

  /** Parsed when first needed. */
  private Settings settings;

  /** Adds the options to a command. */
  public void addTo(CommandSpec command) {
    SettingKey.all().stream()
        .filter(SettingKey::isOption)
        .forEach(setting -> command.addOption(option(setting)));
    command.addOption(
        OptionSpec.builder("--param")
            .paramLabel("NAME=VALUES")
            .description("Values of a benchmark parameter, separated by commas; may be repeated.")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("1")
            .setter(new ParameterReceiver(this))
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
    List<String> names =
        Stream.concat(Stream.of(setting.name()), setting.aliases().stream())
            .map(name -> "--" + name)
            .toList();
    OptionSpec.Builder option =
        OptionSpec.builder(names.toArray(new String[0]))
            .description(description(setting))
            .setter(new Receiver(value -> given.putAll(setting.texts(value))));
    return setting.isSwitch()
        ? option.type(Boolean.class).negatable(true).build()
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

  /** Takes the texts of a repeatable option. */
  private record ParameterReceiver(SettingsOptions options) implements ISetter {
    @Override
    public <T> T set(T value) {
      if (value instanceof List<?> texts) {
        texts.forEach(text -> options.addParameter(text.toString()));
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
