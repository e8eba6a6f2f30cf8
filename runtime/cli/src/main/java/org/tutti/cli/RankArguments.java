package org.tutti.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.cli.command.CommandNames;
import org.tutti.rank.entry.ProviderRequest;
import org.tutti.rank.entry.RankRequest;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * The arguments of nearly all launches that a launcher starts by hand: benchmarks, settings, and
 * the place of the results. Each rank reads them, and the parser of all commands takes longer than
 * MPI_Init. What is not quite plain is left to that parser, which also says what is wrong.
 *
 * @param names of benchmarks
 * @param settings texts of settings, with what refines them
 * @param verbose whether everything is printed
 */
record RankArguments(List<String> names, Map<SettingKey<?>, String> settings, boolean verbose) {
  /** Settings of a launch by hand, beside those of its provider. */
  static final List<SettingKey<?>> SETTINGS =
      Stream.concat(SettingKey.all().stream(), Stream.of(SettingKey.RESULTS, SettingKey.SEED))
          .toList();

  private static final List<String> VERBOSE = List.of("-v", "--verbose");
  private static final String OFF = "--no-";

  /**
   * The arguments, if they are plain; the general parser would read the same, but that it takes a
   * value which is the name of an added command for that command.
   */
  static Optional<RankArguments> of(String... arguments) {
    Map<String, SettingKey<?>> keys = keys();
    List<String> names = new ArrayList<>();
    Map<SettingKey<?>, String> settings = new LinkedHashMap<>();
    boolean verbose = false;
    for (int at = 0; at < arguments.length; at++) {
      String argument = arguments[at];
      if (!argument.startsWith("-")) {
        if (argument.isEmpty() || CommandNames.isName(argument)) {
          return Optional.empty();
        }
        names.add(argument);
        continue;
      }
      int equals = argument.indexOf('=');
      String option = equals < 0 ? argument : argument.substring(0, equals);
      SettingKey<?> key = keys.get(option);
      String value = "";
      if (key == null && (verbose || !VERBOSE.contains(argument))) {
        return Optional.empty();
      } else if (key == null) {
        verbose = true;
        continue;
      } else if (key.isSwitch() && equals < 0) {
        value = Boolean.toString(!option.startsWith(OFF));
      } else if (!key.isSwitch() && equals >= 0) {
        value = argument.substring(equals + 1);
      } else if (!key.isSwitch() && at + 1 < arguments.length) {
        at++;
        value = arguments[at];
      }
      boolean isPlain =
          !value.isEmpty()
              && !value.startsWith("-")
              && !CommandNames.isOwn(value)
              && settings.put(key, value) == null;
      if (!isPlain) {
        return Optional.empty();
      }
    }
    return Optional.of(new RankArguments(names, settings, verbose));
  }

  private static Map<String, SettingKey<?>> keys() {
    Map<String, SettingKey<?>> keys = new HashMap<>();
    for (SettingKey<?> key : SETTINGS) {
      if (key.isOption()) {
        key.optionNames().forEach(name -> keys.put(name, key));
      }
      if (key.isOption() && key.isSwitch()) {
        keys.put(OFF + key.name(), key);
      }
    }
    return keys;
  }

  /**
   * What the rank is requested to measure.
   *
   * @throws org.tutti.diagnostics.TuttiException if a text is not a value of its setting
   */
  RankRequest request() {
    Settings.Builder parsed = Settings.builder();
    settings.forEach((key, text) -> key.texts(text).forEach(parsed::set));
    return LaunchByHand.request(
        names, parsed.build(), ProviderRequest.of(Settings.NONE), Optional.empty());
  }
}
