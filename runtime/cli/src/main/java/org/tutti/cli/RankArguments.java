package org.tutti.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.cli.command.CommandNames;
import org.tutti.measure.entry.LaunchTask;
import org.tutti.measure.entry.ProviderRequest;
import org.tutti.measure.entry.RankRequest;
import org.tutti.measure.launch.LaunchPlace;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * The arguments of nearly all launches that a launcher starts by hand: benchmarks, settings, and
 * the place of the results. Each rank reads them, and the parser of all commands takes longer than
 * MPI_Init. What is not quite plain is left to that parser, which also says what is wrong.
 *
 * @param names of benchmarks
 * @param settings texts of settings, with what refines them
 * @param results the campaign directory
 * @param seed of all random orders
 * @param verbose whether everything is printed
 */
record RankArguments(
    List<String> names,
    Map<SettingKey<?>, String> settings,
    Optional<Path> results,
    Optional<Long> seed,
    boolean verbose) {
  private static final String RESULTS = "--results";
  private static final String SEED = "--seed";
  private static final List<String> VERBOSE = List.of("-v", "--verbose");
  private static final String OPTION = "--";
  private static final String OFF = "--no-";

  /** The arguments, if they are plain; the general parser would read the same. */
  static Optional<RankArguments> of(String... arguments) {
    Map<String, SettingKey<?>> keys = keys();
    List<String> names = new ArrayList<>();
    Map<String, String> single = new LinkedHashMap<>();
    Map<SettingKey<?>, String> settings = new LinkedHashMap<>();
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
      if (VERBOSE.contains(option) || key != null && key.isSwitch()) {
        if (equals >= 0) {
          return Optional.empty();
        }
        value = Boolean.toString(!option.startsWith(OFF));
      } else if (key == null && !option.equals(RESULTS) && !option.equals(SEED)) {
        return Optional.empty();
      } else if (equals >= 0) {
        value = argument.substring(equals + 1);
      } else if (at + 1 < arguments.length) {
        at++;
        value = arguments[at];
      }
      boolean isPlain =
          !value.isEmpty()
              && !value.startsWith("-")
              && !CommandNames.isName(value)
              && single.put(key == null ? option : key.name(), value) == null;
      if (!isPlain) {
        return Optional.empty();
      }
      if (key != null) {
        settings.put(key, value);
      }
    }
    return of(names, settings, single);
  }

  private static Optional<RankArguments> of(
      List<String> names, Map<SettingKey<?>, String> settings, Map<String, String> single) {
    try {
      return Optional.of(
          new RankArguments(
              names,
              settings,
              Optional.ofNullable(single.get(RESULTS)).map(Path::of),
              Optional.ofNullable(single.get(SEED)).map(Long::valueOf),
              single.containsKey(VERBOSE.get(0)) || single.containsKey(VERBOSE.get(1))));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Map<String, SettingKey<?>> keys() {
    Map<String, SettingKey<?>> keys = new HashMap<>();
    for (SettingKey<?> key : SettingKey.all()) {
      if (!key.isOption()) {
        continue;
      }
      keys.put(OPTION + key.name(), key);
      for (String alias : key.aliases()) {
        keys.put(OPTION + alias, key);
      }
      if (key.isSwitch()) {
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
    return new RankRequest(
        names,
        List.of(),
        parsed.build(),
        ProviderRequest.ofLibrary(Optional.empty()),
        place(),
        LaunchTask.MEASUREMENT);
  }

  /** The place of a launch that was started by hand: the next one of its campaign. */
  LaunchPlace place() {
    return new LaunchPlace(
        results.orElseGet(CampaignDirectory::fresh),
        seed.orElseGet(Manifest::drawnSeed),
        OptionalInt.empty(),
        Map.of(),
        Optional.empty());
  }
}
