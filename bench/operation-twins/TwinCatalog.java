package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.tutti.measure.harness.HarnessIndex;
import org.tutti.measure.harness.IndexEntry;

/** The operations of the catalog, and which of them have no twin, with the reason. */
final class TwinCatalog {
  /** What a rank notes of an operation that has a twin. */
  private static final Set<String> THERE = Set.of("timed", "whole");

  private static final String BEGUN = "begun";

  /** Begins the names of files with what launches were to measure in a round. */
  static final String OFFERED = "offered-";

  private final Map<String, String> names = new TreeMap<>();
  private final Map<String, String> excluded = new TreeMap<>();
  private final Set<String> twins = new TreeSet<>();

  /** Names of harnesses that a rank has begun, by round. */
  private final Map<Integer, Set<String>> begun = new TreeMap<>();

  private TwinCatalog() {}

  /**
   * The catalog on the class path, with what ranks have noted.
   *
   * @param notes a directory with a file of notes for each round, named by its number
   */
  static TwinCatalog of(Path notes) throws IOException {
    TwinCatalog catalog = new TwinCatalog();
    ClassLoader loader = TwinCatalog.class.getClassLoader();
    OwnWork work = new OwnWork(loader);
    for (IndexEntry entry : HarnessIndex.load(loader)) {
      if (entry.catalog().isPresent()) {
        catalog.names.put(entry.harness(), entry.name());
        if (!hasNoWork(entry) && work.isIn(entry.harness(), entry.type())) {
          catalog.excluded.put(entry.name(), "it computes or waits by itself");
        }
      }
    }
    if (Files.isDirectory(notes)) {
      try (Stream<Path> files = Files.list(notes)) {
        for (Path file : files.sorted().toList()) {
          catalog.read(file);
        }
      }
    }
    return catalog;
  }

  /** Whether work is a matter of a parameter, and there is none unless it is given. */
  private static boolean hasNoWork(IndexEntry entry) {
    return entry.benchmark().parameters().axes().stream()
        .anyMatch(
            parameter ->
                parameter.name().equals("work") && parameter.values().equals(List.of("0")));
  }

  /** Names of all operations. */
  Set<String> operations() {
    return new TreeSet<>(names.values());
  }

  /** Whether all ranks have made the bare calls of an operation. */
  boolean hasTwin(String name) {
    return twins.contains(name) && !excluded.containsKey(name);
  }

  /** The reasons of those without a twin, by name. */
  Map<String, String> excluded() {
    return excluded;
  }

  /** The operations that have begun in a round. */
  Set<String> begun(int round) {
    return begun.getOrDefault(round, Set.of());
  }

  /** Those without a twin, and those that launches were to measure, sorted. */
  Set<String> offered(Path directory) throws IOException {
    Set<String> all = new TreeSet<>(excluded.keySet());
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file :
          files.filter(path -> path.getFileName().toString().startsWith(OFFERED)).toList()) {
        all.addAll(Files.readAllLines(file));
      }
    }
    return all;
  }

  /** Why an operation was not measured. */
  String reason(String name) {
    boolean hasBegun = begun.values().stream().anyMatch(names -> names.contains(name));
    return excluded.getOrDefault(
        name,
        hasBegun
            ? "it failed"
            : "it did not begin: not in the library or with these ranks or threads");
  }

  private void read(Path file) throws IOException {
    int round = Integer.parseInt(file.getFileName().toString());
    Map<String, List<Integer>> calls = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split(",");
      String name = names.get(fields[0]);
      if (fields[2].equals(BEGUN)) {
        begun.computeIfAbsent(round, key -> new TreeSet<>()).add(name);
      } else if (THERE.contains(fields[2])) {
        calls.computeIfAbsent(name, key -> new ArrayList<>()).add(Integer.valueOf(fields[3]));
      } else {
        excluded.put(name, fields[2]);
      }
    }
    twins.addAll(calls.keySet());
    calls.forEach(
        (name, numbers) -> {
          if (numbers.stream().allMatch(number -> number == 0)) {
            excluded.putIfAbsent(name, "it calls no function of MPI within its time");
          }
        });
  }
}
