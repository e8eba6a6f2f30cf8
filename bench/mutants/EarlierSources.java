package org.tutti.bench.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sources of another commit, in which files may have moved: a place is found by its line's text.
 */
final class EarlierSources {
  private static final int DISTINCTIVE = 25;

  private final Path root;
  private final Map<Path, List<String>> files = new LinkedHashMap<>();

  EarlierSources(Path root) throws IOException {
    this.root = root;
    for (Path file : MutatedSource.in(root)) {
      Path relative = root.relativize(file);
      if (relative.toString().matches("(?!bench/|archetype/).*/src/main/java/.*")) {
        files.put(relative, Files.readString(file).lines().toList());
      }
    }
  }

  /**
   * The same place here, or null: in a file of that name, or on the only such line of all files.
   */
  FaultPlace find(Path otherRoot, FaultPlace place) throws IOException {
    String text = Files.readString(otherRoot.resolve(place.file()));
    List<String> lines = text.lines().toList();
    String line = lines.get(place.line() - 1).strip();
    int column = place.position() - text.lastIndexOf('\n', place.position()) - 1;
    int inLine = column - lines.get(place.line() - 1).indexOf(line);
    List<FaultPlace> named = new ArrayList<>();
    List<FaultPlace> elsewhere = new ArrayList<>();
    for (Map.Entry<Path, List<String>> each : files.entrySet()) {
      boolean sameName = each.getKey().getFileName().equals(place.file().getFileName());
      List<String> here = each.getValue();
      for (int number = 0; number < here.size(); number++) {
        if (here.get(number).strip().equals(line)) {
          int indent = here.get(number).indexOf(line);
          int position = here.subList(0, number).stream().mapToInt(s -> s.length() + 1).sum();
          (sameName ? named : elsewhere)
              .add(
                  new FaultPlace(
                      each.getKey(),
                      number + 1,
                      position + indent + inLine,
                      place.from(),
                      place.to()));
        }
      }
    }
    FaultPlace best = null;
    if (!named.isEmpty()) {
      int common = -1;
      for (FaultPlace each : named) {
        int neighbors = neighbors(lines, place.line(), files.get(each.file()), each.line());
        best = neighbors > common ? each : best;
        common = Math.max(neighbors, common);
      }
    } else if (elsewhere.size() == 1 && line.length() >= DISTINCTIVE) {
      best = elsewhere.get(0);
    }
    return best != null && new MutatedSource(root, best.file()).places().contains(best)
        ? best
        : null;
  }

  /** How many lines around are the same. */
  private static int neighbors(List<String> lines, int line, List<String> others, int other) {
    int same = 0;
    for (int distance = -15; distance <= 15; distance++) {
      int one = line - 1 + distance;
      int two = other - 1 + distance;
      if (one >= 0 && two >= 0 && one < lines.size() && two < others.size()) {
        same += lines.get(one).strip().equals(others.get(two).strip()) ? 1 : 0;
      }
    }
    return same;
  }
}
