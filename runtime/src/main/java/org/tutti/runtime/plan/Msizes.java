package org.tutti.runtime.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.mpi.diagnostic.UserError;

/**
 * Message sizes as people write them, separated by commas:
 *
 * <ul>
 *   <li>{@code 8} bytes, {@code 1Ki}, {@code 4Mi}, {@code 1Gi} (powers of 1024);
 *   <li>{@code 8..64Ki*2}, from 8 to at most 64 Ki, each the double of the one before;
 *   <li>{@code 0..1Ki+256}, from 0 to at most 1 Ki in steps of 256.
 * </ul>
 */
public final class Msizes {
  private static final String SIZE = "(\\d+)(Ki|Mi|Gi)?";
  private static final Pattern ONE = Pattern.compile(SIZE);
  private static final Pattern RANGE = Pattern.compile(SIZE + "\\.\\." + SIZE + "([*+])" + SIZE);

  private Msizes() {}

  /**
   * The sizes in bytes, in the order written.
   *
   * @throws UserError TUTTI-010 if the text is not a list of sizes, or lists one twice
   */
  public static List<Long> parse(String text) {
    LinkedHashSet<Long> sizes = new LinkedHashSet<>();
    for (String item : text.split(",", -1)) {
      for (long size : item(item.strip(), text)) {
        if (!sizes.add(size)) {
          throw error("size " + size + " occurs twice", text);
        }
      }
    }
    return List.copyOf(sizes);
  }

  private static List<Long> item(String item, String text) {
    Matcher one = ONE.matcher(item);
    if (one.matches()) {
      return List.of(bytes(one, 1, text));
    }
    Matcher range = RANGE.matcher(item);
    if (!range.matches()) {
      throw error("'" + item + "' is not a size", text);
    }
    long first = bytes(range, 1, text);
    long last = bytes(range, 3, text);
    long step = bytes(range, 6, text);
    boolean geometric = range.group(5).equals("*");
    if (first > last) {
      throw error("the range '" + item + "' runs downward", text);
    }
    if (step < (geometric ? 2 : 1) || (geometric && first == 0)) {
      throw error("the range '" + item + "' would never end", text);
    }
    List<Long> sizes = new ArrayList<>();
    long size = first;
    while (true) {
      sizes.add(size);
      if (geometric ? size > last / step : size > last - step) {
        return sizes;
      }
      size = geometric ? size * step : size + step;
    }
  }

  private static long bytes(Matcher matcher, int group, String text) {
    String unit = matcher.group(group + 1);
    int shift = unit == null ? 0 : 10 * ("KMG".indexOf(unit.charAt(0)) + 1);
    try {
      return Math.multiplyExact(Long.parseLong(matcher.group(group)), 1L << shift);
    } catch (ArithmeticException | NumberFormatException e) {
      throw error("'" + matcher.group() + "' does not fit into 63 bits", text);
    }
  }

  private static UserError error(String what, String text) {
    return new UserError(
        10,
        "Bad message sizes '" + text + "': " + what + ".",
        "Give sizes in bytes such as 8,1Ki or a range such as 8..64Ki*2 or 0..1Ki+256.");
  }
}
