package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The operations that a round has not begun to measure yet, in an order of its own: TwinsToMeasure
 * DIRECTORY ROUND PATTERN. Prints a line for each.
 *
 * <p>DIRECTORY/notes/ROUND says what has begun, so that one that ended its launch is not begun
 * again; DIRECTORY/offered-ROUND has the names that launches were given: what did not begin in four
 * launches is not available.
 */
public final class TwinsToMeasure {
  private static final int OFFERS = 4;

  private TwinsToMeasure() {}

  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    int round = Integer.parseInt(arguments[1]);
    Predicate<String> wanted = Pattern.compile(arguments[2]).asMatchPredicate();
    TwinCatalog catalog = TwinCatalog.of(directory.resolve("notes"));
    Path file = directory.resolve(TwinCatalog.OFFERED + round);
    List<String> offered = Files.exists(file) ? Files.readAllLines(file) : List.of();
    Set<String> names = new TreeSet<>(catalog.operations());
    names.removeAll(catalog.excluded().keySet());
    names.removeAll(catalog.begun(round));
    names.removeIf(name -> Collections.frequency(offered, name) >= OFFERS);
    names.removeIf(wanted.negate());
    List<String> order = new ArrayList<>(names);
    Collections.shuffle(order, new Random(round));
    order.forEach(System.out::println);
  }
}
