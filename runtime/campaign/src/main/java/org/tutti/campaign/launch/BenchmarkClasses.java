package org.tutti.campaign.launch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.records.campaign.MeasuringCommand;

/**
 * Finds the classes of the benchmarks that ranks will measure, so that not every rank has to search
 * the class path for them.
 */
public final class BenchmarkClasses {
  /** A command line has limited space, and a launch of more benchmarks is a long one anyway. */
  static final int MAX = 50;

  private final String classPath;
  private final Map<List<String>, List<String>> found = new HashMap<>();

  /** Finds benchmarks on the class path of this JVM. */
  public BenchmarkClasses() {
    this(JavaProgram.ofThisJvm("", List.of()).classPath());
  }

  BenchmarkClasses(String classPath) {
    this.classPath = classPath;
  }

  /**
   * The classes that declare the benchmarks of a command; none if the ranks have to find them: they
   * have another class path, or measure benchmarks of many classes.
   */
  public List<String> of(MeasuringCommand command) {
    return command.classPath().equals(classPath)
        ? found.computeIfAbsent(command.benchmarks(), this::find)
        : List.of();
  }

  /** The benchmarks of this class path, without those of the catalog, by their classes. */
  public Map<String, List<String>> ofUser() {
    return BenchmarkSelection.onClassPath().own().stream()
        .collect(
            Collectors.groupingBy(
                IndexEntry::type,
                TreeMap::new,
                Collectors.mapping(IndexEntry::name, Collectors.toList())));
  }

  private List<String> find(List<String> names) {
    try {
      List<String> classes =
          BenchmarkSelection.onClassPath().entries(names).stream()
              .map(IndexEntry::type)
              .distinct()
              .toList();
      return classes.size() <= MAX ? classes : List.of();
    } catch (TuttiException e) {
      return List.of(); // The ranks report it.
    }
  }
}
