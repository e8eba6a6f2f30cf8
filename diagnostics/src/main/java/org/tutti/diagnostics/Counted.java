package org.tutti.diagnostics;

/** Numbers of things in words, so that one of them is never "1 things". */
public final class Counted {
  private Counted() {}

  /** Such as {@code 1 launch}, {@code 0 cells}, and {@code 2 processes}. */
  public static String of(long number, String noun) {
    return number + " " + noun(number, noun);
  }

  /** The same as a subject, such as {@code 1 launch is} and {@code 2 launches are}. */
  public static String are(long number, String noun) {
    return of(number, noun) + (number == 1 ? " is" : " are");
  }

  /** The same as a subject, such as {@code 1 rank has} and {@code 2 ranks have}. */
  public static String have(long number, String noun) {
    return of(number, noun) + (number == 1 ? " has" : " have");
  }

  /**
   * The noun that follows a number.
   *
   * @param noun as it is for one, in lower case, with what precedes it
   */
  public static String noun(long number, String noun) {
    if (number == 1) {
      return noun;
    }
    if (noun.matches(".*(ch|sh|s|x)")) {
      return noun + "es";
    }
    return noun.matches(".*[^aeiou]y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
  }
}
