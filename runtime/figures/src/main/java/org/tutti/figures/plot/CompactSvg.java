package org.tutti.figures.plot;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * SVG in half the characters: no indentation, hundredths of a pixel, nothing that is the default.
 */
final class CompactSvg {
  private static final Pattern TAG = Pattern.compile("<[^!?][^>]*>");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+\\.\\d+(?:E-?\\d+)?");
  private static final Pattern DEFAULTS =
      Pattern.compile(" (?:clip-bounds-jfx=\"[^\"]*\"|(?:stroke|fill)-opacity=\"1\")");
  private static final Pattern BETWEEN = Pattern.compile(">\\s+<");
  private static final Pattern AROUND = Pattern.compile(">\\s+([^<]*?)\\s*</(text|tspan)>");
  private static final Pattern EMPTY =
      Pattern.compile("></(?:line|circle|path|rect|polygon|polyline)>");

  private static final int DIGITS = 2;

  private CompactSvg() {}

  static String of(String svg) {
    StringBuilder rounded = new StringBuilder();
    Matcher tag = TAG.matcher(svg);
    while (tag.find()) {
      String shorter = NUMBER.matcher(tag.group()).replaceAll(number -> round(number.group()));
      tag.appendReplacement(
          rounded, Matcher.quoteReplacement(DEFAULTS.matcher(shorter).replaceAll("")));
    }
    tag.appendTail(rounded);
    String joined = AROUND.matcher(rounded).replaceAll(">$1</$2>");
    return EMPTY.matcher(BETWEEN.matcher(joined).replaceAll("><")).replaceAll("/>");
  }

  private static String round(String number) {
    return new BigDecimal(number)
        .setScale(DIGITS, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
