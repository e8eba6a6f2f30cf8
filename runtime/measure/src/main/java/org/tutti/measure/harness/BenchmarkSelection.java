package org.tutti.measure.harness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.records.settings.Settings;

/**
 * Selects benchmarks by name among those that the annotation processor has indexed. Operations of
 * the catalog have to be named; without names, the other benchmarks are selected.
 */
public final class BenchmarkSelection {
  /** The suite that all operations of the catalog belong to. */
  private static final String ALL = "all";

  /** The package of the operations that are always there. */
  private static final String CORE = "org.tutti.operations.";

  /**
   * Selections by loader; reading the index of a jar takes as long as many of its uses together.
   */
  private static final Map<ClassLoader, BenchmarkSelection> KNOWN = new WeakHashMap<>();

  private final List<IndexEntry> own;
  private final List<IndexEntry> catalog;

  BenchmarkSelection(List<IndexEntry> all) {
    List<IndexEntry> named = new ArrayList<>();
    List<IndexEntry> others = new ArrayList<>();
    for (IndexEntry entry : all) {
      (entry.isOperation() ? named : others).add(entry);
    }
    own = List.copyOf(others);
    catalog = List.copyOf(named);
  }

  /** The selection among the benchmarks on the class path. */
  public static BenchmarkSelection onClassPath() {
    synchronized (KNOWN) {
      return KNOWN.computeIfAbsent(
          loader(), loader -> new BenchmarkSelection(HarnessIndex.load(loader)));
    }
  }

  /**
   * The selection among the benchmarks of these classes; among all if there are none. Of a class
   * path with thousands of files, only the entries of the classes are then read.
   */
  public static BenchmarkSelection ofClasses(List<String> classes) {
    return classes.isEmpty()
        ? onClassPath()
        : new BenchmarkSelection(HarnessIndex.load(loader(), classes));
  }

  /** Fresh instances of the harnesses of benchmarks, by the names of these. */
  public static Map<String, Harness> instances(List<IndexEntry> entries) {
    Map<String, Harness> harnesses = new HashMap<>();
    for (IndexEntry entry : entries) {
      harnesses.put(entry.name(), HarnessInstances.of(entry.harness(), loader()));
    }
    return harnesses;
  }

  /**
   * The cells of benchmarks in a launch of so many ranks, in the order in which they are declared.
   *
   * @param settings take precedence over those of the annotations
   * @throws TuttiException if the settings are invalid
   */
  public static Plan plan(List<IndexEntry> entries, Settings settings, int processes) {
    GivenLevels.check(entries, settings.parameters());
    return Plan.of(benchmarks(entries), settings, processes);
  }

  /** What these benchmarks measure. */
  public static List<BenchmarkDescriptor> benchmarks(List<IndexEntry> entries) {
    List<BenchmarkDescriptor> benchmarks = new ArrayList<>();
    for (IndexEntry entry : entries) {
      benchmarks.add(entry.benchmark());
    }
    return benchmarks;
  }

  /**
   * What the benchmarks on the class path measure that the names select.
   *
   * @param names as for {@link #entries}
   */
  public static List<BenchmarkDescriptor> descriptors(List<String> names) {
    return benchmarks(onClassPath().entries(names));
  }

  /**
   * The benchmarks that the names select; all outside the catalog if there are no names. A name
   * that selects none of those selects operations of the catalog.
   *
   * @param names a benchmark's qualified name, {@code Class.method}, {@code Class} or {@code
   *     method}, or a name in the catalog; {@code *} stands for any characters
   * @throws TuttiException if a name selects nothing, or there are neither names nor benchmarks
   *     outside the catalog
   */
  public List<IndexEntry> entries(List<String> names) {
    if (names.isEmpty()) {
      if (own.isEmpty()) {
        throw noBenchmark("");
      }
      return own;
    }
    Set<IndexEntry> selected = new LinkedHashSet<>();
    for (String name : names) {
      selected.addAll(named(name));
    }
    List<IndexEntry> ordered = new ArrayList<>(own);
    ordered.addAll(catalog);
    ordered.retainAll(selected);
    return ordered;
  }

  /** The benchmarks outside the catalog. */
  public List<IndexEntry> own() {
    return own;
  }

  /** The operations of the catalog. */
  public List<IndexEntry> catalog() {
    return catalog;
  }

  /**
   * The names of the operations in these suites.
   *
   * @throws TuttiException if there is no such suite
   */
  public List<String> namesOfSuites(List<String> suites) {
    List<String> names = new ArrayList<>();
    for (String suite : suites) {
      List<String> found =
          catalog.stream()
              .filter(entry -> suite.equals(ALL) || entry.catalog().orElseThrow().isIn(suite))
              .map(IndexEntry::name)
              .toList();
      if (found.isEmpty()) {
        throw CommandLineProblem.NAME_UNKNOWN.error(
            "There is no suite '" + suite + "'.",
            Suggestions.of(suite, List.copyOf(suites()))
                + "Suites are: "
                + String.join(", ", suites())
                + "."
                + inLaboratory());
      }
      names.addAll(found);
    }
    return names;
  }

  /** Whether a name, as given to {@link #entries}, selects a benchmark. */
  public static boolean matches(String name, String benchmark) {
    return new NameGlob(name).isOwn(benchmark);
  }

  private List<IndexEntry> named(String name) {
    NameGlob glob = new NameGlob(name);
    List<IndexEntry> selected = new ArrayList<>();
    for (IndexEntry entry : own) {
      if (glob.isOwn(entry.name())) {
        selected.add(entry);
      }
    }
    if (selected.isEmpty()) {
      for (IndexEntry entry : catalog) {
        if (glob.isWhole(entry.name())) {
          selected.add(entry);
        }
      }
    }
    if (selected.isEmpty()) {
      String suggestion =
          Stream.of(nested(name), elsewhere(name), variants(name))
              .filter(text -> !text.isEmpty())
              .findFirst()
              .orElseGet(() -> Suggestions.of(name, forms()));
      throw own.isEmpty() && suggestion.isEmpty()
          ? noBenchmark(inLaboratory())
          : CommandLineProblem.BENCHMARK_UNKNOWN.error(
              "There is no benchmark '" + name + "'.",
              suggestion + "The command list shows all benchmarks." + inLaboratory());
    }
    return selected;
  }

  /** Where further operations are, if none of them is here. */
  private String inLaboratory() {
    return catalog.stream().allMatch(entry -> entry.type().startsWith(CORE))
        ? " Further commands and operations are in the artifact tutti-lab."
        : "";
  }

  /** Suggests the operations that another program measures under a name. */
  private String elsewhere(String name) {
    List<String> operations =
        catalog.stream()
            .filter(entry -> entry.catalog().orElseThrow().isKnownElsewhereAs(name))
            .map(IndexEntry::name)
            .toList();
    return operations.isEmpty()
        ? ""
        : "In Tutti, what other programs call this is '"
            + String.join("' or '", operations)
            + "'. ";
  }

  /** Suggests the operations of the catalog that a name is the end of. */
  private String variants(String name) {
    List<String> operations =
        catalog.stream().map(IndexEntry::name).filter(one -> one.endsWith(":" + name)).toList();
    return operations.isEmpty()
        ? ""
        : "Name the operation as well: '" + String.join("' or '", operations) + "'. ";
  }

  /** Suggests classes that are nested in the class of a name, or the class that a $ names. */
  private String nested(String name) {
    String outer = name.replace('$', '.');
    String simple = outer.substring(outer.lastIndexOf('.') + 1);
    if (simple.isEmpty() || !Character.isUpperCase(simple.charAt(0))) {
      return ""; // a package or a method
    }
    List<String> classes =
        own.stream()
            .map(IndexEntry::name)
            .filter(new NameGlob(outer)::isAround)
            .map(benchmark -> benchmark.substring(0, benchmark.lastIndexOf('.')))
            .map(type -> type.substring(Math.max(0, type.indexOf(outer))))
            .distinct()
            .toList();
    return classes.isEmpty()
        ? ""
        : "Its benchmarks are those of nested classes: did you mean '"
            + String.join("' or '", classes)
            + "'? ";
  }

  private Set<String> suites() {
    Set<String> suites = new TreeSet<>(Set.of(ALL));
    for (IndexEntry entry : catalog) {
      suites.addAll(entry.catalog().orElseThrow().suites());
      suites.addAll(entry.catalog().orElseThrow().counterparts().keySet());
    }
    return suites;
  }

  private List<String> forms() {
    return Stream.concat(
            own.stream().flatMap(entry -> forms(entry.name())),
            catalog.stream().map(IndexEntry::name))
        .distinct()
        .toList();
  }

  private static Stream<String> forms(String name) {
    String method = name.substring(name.lastIndexOf('.') + 1);
    String type = name.substring(0, name.lastIndexOf('.'));
    String simple = type.substring(type.lastIndexOf('.') + 1);
    return Stream.of(simple + "." + method, simple, method);
  }

  private static ClassLoader loader() {
    return Thread.currentThread().getContextClassLoader();
  }

  private static TuttiException noBenchmark(String further) {
    return MeasurementProblem.NO_BENCHMARK_FOUND.error(
        "no benchmark was found on the class path (no entry of your own in META-INF/tutti).",
        "Annotate a method with @Collective and let the compiler run Tutti's annotation"
            + " processor: list tutti-processor in annotationProcessorPaths of the"
            + " maven-compiler-plugin (or annotationProcessor in Gradle), since javac 23 and"
            + " newer run no processor from the class path. Operations of the catalog need no"
            + " code, but must be named."
            + further);
  }
}
