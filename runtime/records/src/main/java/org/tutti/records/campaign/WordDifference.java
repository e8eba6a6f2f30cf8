package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What differs between two descriptions: what both have is left out. */
final class WordDifference {
  private WordDifference() {}

  /** Such as {@code msizes=8 against msizes=16}; empty if both have the same words. */
  static Optional<String> of(List<String> a, List<String> b) {
    String onlyInA = without(a, b);
    String onlyInB = without(b, a);
    return onlyInA.isEmpty() && onlyInB.isEmpty()
        ? Optional.empty()
        : Optional.of(orNone(onlyInA) + " against " + orNone(onlyInB));
  }

  private static String without(List<String> words, List<String> others) {
    List<String> left = new ArrayList<>(words);
    others.forEach(left::remove);
    return String.join(" ", left);
  }

  private static String orNone(String words) {
    return words.isEmpty() ? "nothing" : words;
  }
}
