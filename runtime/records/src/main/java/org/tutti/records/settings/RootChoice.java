package org.tutti.records.settings;

import java.util.Locale;
import org.tutti.annotations.syntax.RootRankText;

/**
 * Which rank is the root of rooted operations.
 *
 * @param text a rank, {@code LAST}, or {@code ROTATING}
 */
public record RootChoice(String text) {
  private static final String LAST = "LAST";
  private static final String ROTATING = "ROTATING";

  /** The root of operations unless another is chosen. */
  public static final RootChoice FIRST = new RootChoice("0");

  /**
   * Reads a choice, in any case.
   *
   * @throws IllegalArgumentException if the text is none
   */
  static RootChoice parse(String text) {
    if (RootRankText.fault(text).isPresent()) {
      throw new IllegalArgumentException("it is not a rank, LAST or ROTATING");
    }
    String choice = text.toUpperCase(Locale.ROOT);
    return new RootChoice(
        RootRankText.NAMES.contains(choice) ? choice : Integer.toString(Integer.parseInt(choice)));
  }

  /** Whether it is another rank in each observation. */
  public boolean rotates() {
    return text.equals(ROTATING);
  }

  /** The root of an observation of a cell, which are counted from 0. */
  public int of(int observation, int processes) {
    return switch (text) {
      case LAST -> processes - 1;
      case ROTATING -> observation % processes;
      default -> Integer.parseInt(text);
    };
  }

  /** Whether it is a rank of so many processes. */
  public boolean exists(int processes) {
    return of(0, processes) < processes;
  }

  @Override
  public String toString() {
    return text;
  }
}
