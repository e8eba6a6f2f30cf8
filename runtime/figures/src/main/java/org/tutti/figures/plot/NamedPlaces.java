package org.tutti.figures.plot;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Places from 1 on, with their names below the plot; with numbers where there is no room for these,
 * and the names in the caption. What all names begin with is the title of the axis.
 *
 * @param names in the order of the places
 */
public record NamedPlaces(List<String> names) {
  /** Characters of all names below the plot in one line. */
  private static final int MAX_IN_A_LINE = 70;

  /** Names that are numbers may be left out between others; no more names than this otherwise. */
  private static final int MAX_WORDS = 9;

  public NamedPlaces {
    names = List.copyOf(names);
  }

  /** The axis. */
  public Axis axis() {
    List<Double> places =
        IntStream.rangeClosed(1, names.size()).mapToObj(place -> (double) place).toList();
    return isNamed()
        ? Axis.linear(common().replaceFirst(",? $", "")).marks(places, rests())
        : Axis.linear("")
            .marks(
                places,
                IntStream.rangeClosed(1, names.size()).mapToObj(Integer::toString).toList());
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
    List<String> rests = rests();
    return rests.stream().mapToInt(String::length).sum() <= MAX_IN_A_LINE
        && (rests.size() <= MAX_WORDS || rests.stream().allMatch(rest -> rest.matches("[0-9]+")));
  }

  /** The words that all names begin with, and the space after them; empty if there are none. */
  private String common() {
    String common = names.size() < 2 ? "" : names.get(0);
    for (String name : names) {
      while (!name.startsWith(common) || !common.isEmpty() && !common.endsWith(" ")) {
        common = common.substring(0, common.length() - 1);
      }
    }
    return common;
  }

  private List<String> rests() {
    return names.stream().map(name -> name.substring(common().length())).toList();
  }
}
