package org.tutti.bench.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Faults for sources, one a line: its number, file, line, position, what stands there, and what
 * stands there instead.
 *
 * <ul>
 *   <li>{@code draw ROOT CLASSES COUNT SEED FOLDER...} prints so many that compile, drawn at random
 *   <li>{@code find ROOT CLASSES DRAWN-ROOT LIST} prints those of the list that are in other
 *       sources
 *   <li>{@code switch ROOT LIST} puts all of the list into the sources, each with a switch
 *   <li>{@code replace ROOT FILE FROM TO} puts one into its file, where the text is
 * </ul>
 */
public final class Mutants {
  private Mutants() {}

  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[1]);
    switch (arguments[0]) {
      case "draw" -> draw(root, arguments);
      case "find" -> find(root, arguments[2], Path.of(arguments[3]), read(Path.of(arguments[4])));
      case "switch" -> putIn(root, read(Path.of(arguments[2])));
      case "replace" -> replace(root.resolve(arguments[2]), arguments[3], arguments[4]);
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  private static void draw(Path root, String[] arguments) throws IOException {
    int count = Integer.parseInt(arguments[3]);
    List<FaultPlace> places = new ArrayList<>();
    for (String folder : List.of(arguments).subList(5, arguments.length)) {
      for (Path file : MutatedSource.in(root.resolve(folder))) {
        places.addAll(new MutatedSource(root, root.relativize(file)).places());
      }
    }
    System.err.println(places.size() + " places");
    Collections.shuffle(places, new Random(Long.parseLong(arguments[4])));
    SwitchCheck check = new SwitchCheck(root, arguments[2]);
    int drawn = 0;
    for (FaultPlace place : places) {
      if (drawn < count && check.compiles(place)) {
        System.out.println(drawn++ + "," + place);
      }
    }
  }

  private static void find(
      Path root, String classes, Path drawnRoot, Map<Integer, FaultPlace> drawn)
      throws IOException {
    SwitchCheck check = new SwitchCheck(root, classes);
    EarlierSources earlier = new EarlierSources(root);
    for (Map.Entry<Integer, FaultPlace> each : drawn.entrySet()) {
      FaultPlace place = earlier.find(drawnRoot, each.getValue());
      if (place != null && check.compiles(place)) {
        System.out.println(each.getKey() + "," + place);
      }
    }
  }

  private static void putIn(Path root, Map<Integer, FaultPlace> faults) throws IOException {
    Map<Path, Map<FaultPlace, Integer>> files = new LinkedHashMap<>();
    faults.forEach(
        (number, place) ->
            files.computeIfAbsent(place.file(), file -> new LinkedHashMap<>()).put(place, number));
    Set<String> modules = new TreeSet<>();
    for (Map.Entry<Path, Map<FaultPlace, Integer>> each : files.entrySet()) {
      Files.writeString(
          root.resolve(each.getKey()),
          new MutatedSource(root, each.getKey()).withSwitches(each.getValue()));
      FaultPlace place = each.getValue().keySet().iterator().next();
      if (modules.add(place.module())) {
        Path folder = root.resolve(place.module()).resolve("src/main/java");
        Path source = folder.resolve(place.switchClass().replace('.', '/') + ".java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, place.switchSource());
      }
    }
  }

  private static void replace(Path file, String from, String to) throws IOException {
    String text = Files.readString(file);
    int position = text.indexOf(from);
    if (position < 0) {
      throw new IllegalArgumentException("no " + from + " in " + file);
    }
    Files.writeString(
        file, text.substring(0, position) + to + text.substring(position + from.length()));
  }

  private static Map<Integer, FaultPlace> read(Path list) throws IOException {
    Map<Integer, FaultPlace> faults = new LinkedHashMap<>();
    try (Stream<String> lines = Files.lines(list)) {
      lines.forEach(
          line -> {
            String[] parts = line.split(",", 2);
            faults.put(Integer.parseInt(parts[0]), FaultPlace.of(parts[1]));
          });
    }
    return faults;
  }
}
