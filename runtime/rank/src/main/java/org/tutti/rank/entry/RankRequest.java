package org.tutti.rank.entry;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.rank.clock.LearnedHost;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.Settings;

/**
 * What each rank is requested to measure by the process that starts it. It is passed as program
 * arguments, since a rank on another host may not have access to the files of that process.
 *
 * <p>Each argument is {@code --KEY=VALUE}, in printable ASCII: any other character, and those that
 * some launcher or shell treats specially, are percent-encoded as UTF-8. No argument is empty.
 *
 * @param benchmarks names of the benchmarks to be measured, as for {@link
 *     BenchmarkSelection#entries}
 * @param classes those that declare them; empty if the rank has to find them
 * @param settings take precedence over those of the annotations
 * @param provider which MPI is to be measured
 * @param place the launch's place in its campaign
 * @param task what to do with the cells
 */
public record RankRequest(
    List<String> benchmarks,
    List<String> classes,
    Settings settings,
    ProviderRequest provider,
    LaunchPlace place,
    LaunchTask task) {
  private static final String MARK = "--";
  private static final String SAFE = "-_.,:/+";

  public RankRequest {
    benchmarks = List.copyOf(benchmarks);
    classes = List.copyOf(classes);
  }

  /** What each rank of a launch with these settings is requested to do. */
  public static RankRequest of(LaunchSettings launch, LaunchPlace place, LaunchTask task) {
    return new RankRequest(
        launch.benchmarks(),
        List.of(),
        launch.command().settings(),
        ProviderRequest.of(Settings.NONE.with(SettingKey.MPI_LIBRARY, launch.mpi().library())),
        place,
        task);
  }

  /** The request in the form that {@link #decode} reads. */
  public List<String> encode() {
    List<String> arguments = new ArrayList<>();
    benchmarks.forEach(name -> arguments.add(argument("benchmark", name)));
    classes.forEach(name -> arguments.add(argument("class", name)));
    settings.texts().forEach((name, text) -> arguments.add(argument("setting=" + name, text)));
    provider.settings().texts().forEach((name, text) -> arguments.add(argument(name, text)));
    settings
        .parameters()
        .forEach(
            (name, values) ->
                values.forEach(value -> arguments.add(argument("parameter=" + name, value))));
    settings.contrasts().forEach(one -> arguments.add(argument("contrast", one.toString())));
    arguments.add(argument("results", place.directory().toString()));
    arguments.add(argument("seed", Long.toString(place.seed())));
    place
        .origin()
        .ifPresent(
            origin -> {
              arguments.add(argument("campaign", origin.campaign()));
              arguments.add(argument("attempt", Integer.toString(origin.attempt())));
            });
    place.number().ifPresent(number -> arguments.add(argument("launch", "" + number)));
    place.levels().forEach((factor, level) -> arguments.add(argument("level=" + factor, level)));
    place.changes().ifPresent(text -> arguments.add(argument("changes", text)));
    place.learned().forEach(host -> arguments.add(argument("learned=" + host.host(), host.text())));
    place.crashed().forEach((cell, how) -> arguments.add(argument("crashed=" + cell, how)));
    if (task != LaunchTask.MEASUREMENT) {
      arguments.add(argument("task", task.name()));
    }
    return arguments;
  }

  /**
   * Reads the arguments that {@link #encode} makes.
   *
   * @throws IllegalArgumentException if they are not such arguments, as when driver and rank are of
   *     different versions
   * @throws org.tutti.diagnostics.TuttiException if a text is not a value of its setting
   */
  public static RankRequest decode(String... arguments) {
    List<String> names = new ArrayList<>();
    List<String> classes = new ArrayList<>();
    Settings.Builder settings = Settings.builder();
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    Map<String, String> levels = new LinkedHashMap<>();
    List<LearnedHost> learned = new ArrayList<>();
    Map<String, String> crashed = new LinkedHashMap<>();
    Map<String, String> single = new LinkedHashMap<>();
    for (String argument : arguments) {
      String[] parts = argument.split("=", -1);
      if (!argument.startsWith(MARK) || parts.length < 2) {
        throw new IllegalArgumentException("not an argument of a rank: " + argument);
      }
      String name = unescaped(parts[1]);
      String value = unescaped(parts[parts.length - 1]);
      switch (parts[0].substring(MARK.length())) {
        case "benchmark" -> names.add(value);
        case "class" -> classes.add(value);
        case "setting" -> settings.set(name, value);
        case "parameter" -> parameters.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
        case "contrast" -> settings.contrast(CellContrast.parse(value));
        case "level" -> levels.put(name, value);
        case "crashed" -> crashed.put(name, value);
        case "learned" -> learned.add(LearnedHost.parse(name, value));
        default -> {
          String key = parts[0].substring(MARK.length());
          if (isOfLaunch(key)) {
            settings.set(key, value);
          } else {
            single.put(key, value);
          }
        }
      }
    }
    for (Map.Entry<String, List<String>> parameter : parameters.entrySet()) {
      settings.parameter(parameter.getKey(), parameter.getValue());
    }
    Settings all = settings.build();
    Optional<LaunchOrigin> origin = Optional.empty();
    if (single.containsKey("campaign")) {
      int attempt = number(single, "attempt").orElseThrow();
      origin = Optional.of(new LaunchOrigin(single.get("campaign"), attempt));
    }
    return new RankRequest(
        names,
        classes,
        all.of(SettingScope.RANK),
        ProviderRequest.of(all.of(SettingScope.LAUNCH)),
        new LaunchPlace(
            Path.of(single.get("results")),
            Long.parseLong(single.get("seed")),
            origin,
            number(single, "launch"),
            levels,
            Optional.ofNullable(single.get("changes")),
            learned,
            crashed),
        LaunchTask.valueOf(single.getOrDefault("task", LaunchTask.MEASUREMENT.name())));
  }

  /** Whether it is an argument by its own name, which a launcher of Tutti's own may add. */
  private static boolean isOfLaunch(String name) {
    Optional<SettingKey<?>> key = SettingKey.named(name);
    return key.isPresent() && key.get().scope() == SettingScope.LAUNCH;
  }

  /** The same where the classes of the benchmarks are known. */
  public RankRequest withClasses(List<String> known) {
    return new RankRequest(benchmarks, known, settings, provider, place, task);
  }

  /** The same with another task. */
  public RankRequest with(LaunchTask other) {
    return new RankRequest(benchmarks, classes, settings, provider, place, other);
  }

  private static OptionalInt number(Map<String, String> texts, String key) {
    String text = texts.get(key);
    return text == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
  }

  /** The key may hold one {@code =}, before the name of what the value belongs to. */
  private static String argument(String key, String value) {
    int equals = key.indexOf('=');
    String name =
        equals < 0 ? key : key.substring(0, equals + 1) + escaped(key.substring(equals + 1));
    return MARK + name + "=" + escaped(value);
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (byte code : text.getBytes(StandardCharsets.UTF_8)) {
      char letter = (char) code;
      if (code > 0 && (Character.isLetterOrDigit(letter) || SAFE.indexOf(letter) >= 0)) {
        escaped.append(letter);
      } else {
        escaped.append(String.format("%%%02X", code));
      }
    }
    return escaped.toString();
  }

  private static String unescaped(String text) {
    byte[] codes = new byte[text.length()];
    int length = 0;
    for (int at = 0; at < text.length(); at++) {
      boolean isCode = text.charAt(at) == '%';
      codes[length++] =
          (byte) (isCode ? Integer.parseInt(text.substring(at + 1, at + 3), 16) : text.charAt(at));
      at += isCode ? 2 : 0;
    }
    return new String(codes, 0, length, StandardCharsets.UTF_8);
  }
}
