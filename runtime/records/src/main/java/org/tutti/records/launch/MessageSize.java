package org.tutti.records.launch;

/** Sizes of messages in words. */
public final class MessageSize {
  private static final String[] UNITS = {" B", " KiB", " MiB", " GiB"};
  private static final long KIBI = 1024;

  private MessageSize() {}

  /**
   * The size as in {@code 8 B}, {@code 64 KiB}, and {@code 1025 B}: in the largest unit of which it
   * is a whole number, so that different sizes have different texts.
   */
  public static String text(long bytes) {
    int unit = 0;
    long value = bytes;
    while (value >= KIBI && value % KIBI == 0 && unit < UNITS.length - 1) {
      value /= KIBI;
      unit++;
    }
    return value + UNITS[unit];
  }
}
