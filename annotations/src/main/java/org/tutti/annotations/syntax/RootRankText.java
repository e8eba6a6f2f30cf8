package org.tutti.annotations.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The text that chooses the root of rooted operations. */
public final class RootRankText {
  /** The words that it may be, in any case. */
  public static final List<String> NAMES = List.of("LAST", "ROTATING");

  private RootRankText() {}

  /** Why a text chooses no root, if so. */
  public static Optional<String> fault(String text) {
    return NAMES.contains(text.toUpperCase(Locale.ROOT)) || isRank(text)
        ? Optional.empty()
        : Optional.of("'" + text + "' is not a rank, LAST or ROTATING");
  }

  private static boolean isRank(String text) {
    return text.length() <= 9 && Digits.end(text, 0) == text.length() && !text.isEmpty();
  }
}
