package org.tutti.figures.plot;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Places from 1 on, with their names below the plot; with numbers where there is no room for these,
 * and the names in the caption.
 *
 * @param names in the order of the places
 */
public record NamedPlaces(List<String> names) {
  /** Characters of all names below the plot in one line. */
  private static final int MAX_IN_A_LINE = 70;

  public NamedPlaces {
    names = List.copyOf(names);
  }

  /** The axis. */
  public Axis axis() {
    return Axis.linear("")
        .marks(
            IntStream.rangeClosed(1, names.size()).mapToObj(place -> (double) place).toList(),
            isNamed()
                ? names
                : IntStream.rangeClosed(1, names.size()).mapToObj(Integer::toString).toList());
  }

  /** What the caption says of the numbers, after another sentence; empty without numbers. */
  public String legend() {
    return isNamed()
        ? ""
        : IntStream.range(0, names.size())
            .mapToObj(i -> i + 1 + ": " + names.get(i))
            .collect(Collectors.joining("; ", " ", "."));
  }

  private boolean isNamed() {
    return names.stream().mapToInt(String::length).sum() <= MAX_IN_A_LINE;
  }
}
