package org.tutti.report.layout;

/** Colors of words that say the same without color. */
public enum Ink {
  RED(31),
  YELLOW(33),
  GREEN(32);

  private static final String RESET = "\u001b[0m";

  private final int code;

  Ink(int code) {
    this.code = code;
  }

  String paint(String text) {
    return "\u001b[1;" + code + "m" + text + RESET;
  }
}
