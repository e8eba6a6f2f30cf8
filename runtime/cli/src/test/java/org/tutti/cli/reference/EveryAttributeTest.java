package org.tutti.cli.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.annotations.syntax.OptionText;
import org.tutti.cli.Main;
import org.tutti.measure.harness.CatalogPlace;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.records.settings.SettingKey;

/**
 * Every annotation and every attribute is documented, and either an option of the command line or
 * by its nature none. What is none belongs to a benchmark's identity, which the runtime then knows
 * ({@link BenchmarkDescriptor}), or decides what code there is to run, which {@link Harness} calls.
 */
class EveryAttributeTest {
  private static final Path SOURCES =
      Path.of("../../annotations/src/main/java/org/tutti/annotations");

  /**
   * Parts of what a benchmark is, by the component of {@link BenchmarkDescriptor} that holds them,
   * after a dot that of a nested record.
   */
  private static final Map<String, String> OF_THE_BENCHMARK =
      Map.ofEntries(
          Map.entry("Collective.value", "operation.name"),
          Map.entry("Collective.datatype", "operation.datatype"),
          Map.entry("Collective.reduction", "operation.payload"),
          Map.entry("Collective.inPlace", "operation.payload"),
          Map.entry("PointToPoint.value", "roles.pattern"),
          Map.entry("PointToPoint.datatype", "operation.datatype"),
          Map.entry("Benchmark.operation", "operation.name"),
          Map.entry("Benchmark.send", "operation.buffers.send"),
          Map.entry("Benchmark.receive", "operation.buffers.receive"),
          Map.entry("Benchmark.datatype", "operation.datatype"),
          Map.entry("Constraint.value", "parameters.constraints"),
          Map.entry("Description.value", "description"),
          Map.entry("OperationsPerCall.value", "operation.perCall"),
          Map.entry("LeastProcesses.value", "roles.leastProcesses"),
          Map.entry("Rate.messages", "operation.rate"),
          Map.entry("Rate.bytes", "operation.rate"),
          Map.entry("Catalog.value", "name"),
          Map.entry("Baseline", "baseline"));

  /** Where the benchmark stands in the catalog, by the component of {@link CatalogPlace}. */
  private static final Map<String, String> OF_THE_CATALOG =
      Map.of(
          "Catalog.suites", "suites",
          "Counterparts.osu", "counterparts",
          "Counterparts.imb", "counterparts",
          "Counterparts.skampi", "counterparts",
          "Counterparts.mpptest", "counterparts",
          "Counterparts.reprompi", "counterparts");

  /** What decides which code there is, by the method of {@link Harness} that it ends up in. */
  private static final Map<String, String> OF_THE_CODE =
      Map.ofEntries(
          Map.entry("Role.value", "measure"),
          Map.entry("Role.of", "measure"),
          Map.entry("Setup.value", "setUpCell"),
          Map.entry("TearDown.value", "tearDownCell"),
          Map.entry("Root", "setUpCell"),
          Map.entry("Counter.unit", "counters"),
          Map.entry("Counter.ranks", "counters"),
          Map.entry("Counter.per", "counters"),
          Map.entry("State", "assign"));

  /** What is an option, though under another name than the attribute's. */
  private static final Map<String, String> OPTIONS = Map.of("Param.value", "--param");

  private static final Map<String, String> SETTINGS = new HashMap<>();
  private static String page;
  private static String help;

  @BeforeAll
  static void read() throws Exception {
    AnnotationReference reference = AnnotationReference.of(SOURCES);
    reference
        .settings()
        .forEach(one -> SETTINGS.put(one.annotation() + "." + one.attribute(), one.option()));
    page = Files.readString(Path.of("../../docs/annotations.md"));
    help = help("--help-all") + help("run", "--help-all") + help("help", "settings");
  }

  private static String help(String... arguments) {
    StringWriter text = new StringWriter();
    Main.run(new PrintWriter(text), new PrintWriter(text), Map.of(), arguments);
    return text.toString();
  }

  /** All attributes as {@code Annotation.attribute}, and all annotations without any. */
  static Stream<String> attributes() throws Exception {
    Set<String> attributes = new TreeSet<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        if (!name.equals("package-info") && Files.isRegularFile(file)) {
          Class<?> type = Class.forName("org.tutti.annotations." + name);
          if (type.isAnnotation() && Modifier.isPublic(type.getModifiers())) {
            attributes.addAll(attributes(type));
          }
        }
      }
    }
    return attributes.stream();
  }

  private static Set<String> attributes(Class<?> annotation) {
    Set<String> attributes = new TreeSet<>();
    for (Method attribute : annotation.getDeclaredMethods()) {
      attributes.add(annotation.getSimpleName() + "." + attribute.getName());
    }
    return attributes.isEmpty() ? Set.of(annotation.getSimpleName()) : attributes;
  }

  private static Stream<String> components(Class<?> type) {
    return Stream.of(type.getRecordComponents())
        .flatMap(
            component ->
                component.getType().isRecord()
                    ? components(component.getType()).map(part -> component.getName() + "." + part)
                    : Stream.of(component.getName()));
  }

  private static String section(String annotation) {
    String section = page.substring(page.indexOf("\n## @" + annotation + "\n") + 1);
    int next = section.indexOf("\n## ", 1);
    return next < 0 ? section : section.substring(0, next);
  }

  @ParameterizedTest
  @MethodSource("attributes")
  void isDocumented(String attribute) {
    String[] names = attribute.split("\\.");
    assertThat(page).contains("\n## @" + names[0] + "\n");
    String section = section(names[0]);
    assertThat(section.lines().skip(2).findFirst().orElseThrow()).isNotBlank();
    if (names.length == 2) {
      assertThat(section).containsPattern("(?m)^- `\\S+ " + names[1] + "`");
    }
  }

  @ParameterizedTest
  @MethodSource("attributes")
  void isAnOptionUnlessItCannotBeOne(String attribute) throws Exception {
    if (SETTINGS.containsKey(attribute)) {
      SettingKey<?> key = SettingKey.named(SETTINGS.get(attribute)).orElseThrow();
      String name = key.isOption() ? key.name() : key.spelling().replaceFirst("^--", "");
      assertThat(help)
          .containsPattern(
              name.contains(" ")
                  ? "(?m)^ +" + key.refinement() + "\\b"
                  : "--(\\[no-\\])?" + name + "\\b");
    } else if (OPTIONS.containsKey(attribute)) {
      assertThat(help).contains(OPTIONS.get(attribute));
    } else if (OF_THE_BENCHMARK.containsKey(attribute)) {
      assertThat(components(BenchmarkDescriptor.class)).contains(OF_THE_BENCHMARK.get(attribute));
    } else if (OF_THE_CATALOG.containsKey(attribute)) {
      assertThat(components(CatalogPlace.class)).contains(OF_THE_CATALOG.get(attribute));
    } else if (attribute.equals("Guideline.value")) {
      assertThat(Arrays.stream(IndexEntry.class.getMethods()).map(Method::getName))
          .contains("guidelines");
    } else if (OF_THE_CODE.containsKey(attribute)) {
      assertThat(Arrays.stream(Harness.class.getMethods()).map(Method::getName))
          .contains(OF_THE_CODE.get(attribute));
    } else if (attribute.equals("ColdCache")) {
      assertThat(SETTINGS).as("what the preset carries").containsKey("Data.value");
    } else if (attribute.equals("Options.value")) {
      // The other settings, and only those, are named where they are documented.
      Set<String> named = new TreeSet<>();
      Matcher matcher =
          Pattern.compile("`([a-z-]+)`[,.]| or `([a-z-]+)`").matcher(section("Options"));
      while (matcher.find()) {
        named.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
      }
      assertThat(named).containsExactlyElementsOf(OptionText.NAMES);
      assertThat(named)
          .isEqualTo(
              SettingKey.all().stream()
                  .filter(SettingKey::isOption)
                  .map(SettingKey::name)
                  .filter(name -> !SETTINGS.containsValue(name))
                  .collect(Collectors.toCollection(TreeSet::new)));
    } else {
      // The annotation that marks settings is not a setting; anything else is missing in the lists
      // above.
      assertThat(attribute).isEqualTo("Setting");
    }
  }
}
