package org.tutti.lab.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of values in MPICH's descriptions of its parameters, which are made of lines such as
 * {@code smp - Force smp algorithm} without the ends of the lines: a name follows the last word of
 * the line before without a gap. What is a word other descriptions tell; where several readings
 * remain, the library has to be asked which one it accepts.
 */
final class DescribedNames {
  private static final Pattern NAMED = Pattern.compile("(\\w+)\\s+- ");
  private static final Pattern WORD = Pattern.compile("[A-Za-z]{4,}");

  private final Set<String> words = new TreeSet<>();

  /** Learns the words of all descriptions, and their plurals. */
  DescribedNames(List<String> descriptions) {
    for (String description : descriptions) {
      Matcher word = WORD.matcher(NAMED.matcher(description).replaceAll(" "));
      while (word.find()) {
        words.add(word.group());
        words.add(word.group() + "s");
      }
    }
  }

  /** The ways to read the name of each value of a description, in order; the longest first. */
  List<List<String>> of(String description) {
    return NAMED.matcher(description).results().map(result -> readings(result.group(1))).toList();
  }

  private List<String> readings(String token) {
    List<String> readings = new ArrayList<>(List.of(token));
    words.stream()
        .filter(word -> token.startsWith(word) && token.length() > word.length())
        .map(word -> token.substring(word.length()))
        .filter(rest -> Character.isLowerCase(rest.charAt(0)))
        .sorted(Comparator.comparing(String::length).reversed())
        .forEach(readings::add);
    return readings;
  }
}
