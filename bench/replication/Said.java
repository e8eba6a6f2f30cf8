package org.tutti.bench.replication;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Takes kind and state of each conclusion out of a table that {@code replicate} has printed. */
public final class Said {
  private Said() {}

  /**
   * Prints a line for each conclusion.
   *
   * @param arguments rounds of the variant, number of the study, and the table as CSV
   */
  public static void main(String[] arguments) throws IOException {
    List<String> lines = Files.readAllLines(Path.of(arguments[2]));
    for (String kind : List.of("verdict", "ratio")) {
      for (String state : List.of("HOLDS", "DOES_NOT_HOLD", "UNDECIDED")) {
        // A conclusion has several lines, and the study one conclusion of each kind.
        boolean isSaid =
            lines.stream()
                .map(line -> Arrays.asList(line.split(",")))
                .anyMatch(words -> words.contains(kind) && words.contains(state));
        if (isSaid) {
          System.out.println(arguments[0] + "," + arguments[1] + "," + kind + "," + state);
        }
      }
    }
  }
}
