package org.tutti.annotations.syntax;

/** Decimal digits, without the regular expressions that each rank would load. */
final class Digits {
  private Digits() {}

  /** Where digits end that begin at an index; the index itself if there are none. */
  static int end(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }
}
