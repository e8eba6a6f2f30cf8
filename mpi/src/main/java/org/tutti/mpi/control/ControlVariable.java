package org.tutti.mpi.control;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A control variable and its value.
 *
 * @param name such as {@code coll_tuned_allreduce_algorithm}
 * @param isText whether its values are texts and not numbers
 * @param value the text; or the number, in decimal; or several numbers, separated by colons
 * @param items the numbers for which it takes names, by name; empty if there are none
 * @param description what the library says about it
 */
public record ControlVariable(
    String name, boolean isText, String value, Map<String, Long> items, String description) {
  private static final Set<String> TRUE = Set.of("true", "t", "yes", "y", "on", "enabled");
  private static final Set<String> FALSE = Set.of("false", "f", "no", "n", "off", "disabled");
  private static final String BINARY_PREFIXES = "kmgt";

  /** A name in a description, without what may precede it: MPICH omits the ends of lines. */
  private static final Pattern DESCRIBED = Pattern.compile("(\\w+)\\s+- ");

  public ControlVariable {
    items = Map.copyOf(items);
  }

  /** Whether this is the value that a text means, as libraries read it from the environment. */
  public boolean means(String text) {
    if (isText || value.equals(text)) {
      return value.equals(text);
    }
    return number(text)
        .or(() -> items(text))
        .or(() -> truth(text))
        .map(number -> number.compareTo(new BigDecimal(value)) == 0 || isSameTruth(number))
        .orElseGet(() -> isDescribed(text));
  }

  /** The value with its name if it has one, such as {@code 3 (recursive_doubling)}. */
  public String describe() {
    return name(value).map(name -> value + " (" + name + ")").orElse(value);
  }

  /** The name of the value, such as {@code recursive_doubling}, or else the value. */
  public String named() {
    return name(value).orElse(value);
  }

  private Optional<String> name(String number) {
    return items.entrySet().stream()
        .filter(item -> item.getValue().toString().equals(number))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** MPICH names the values of an enumeration only in the description, in their order from 0. */
  private boolean isDescribed(String text) {
    List<String> names =
        DESCRIBED.matcher(description).results().map(result -> result.group(1)).toList();
    return items.isEmpty()
        && IntStream.range(0, names.size())
            .anyMatch(index -> value.equals("" + index) && names.get(index).endsWith(text));
  }

  /** Open MPI takes any number but 0 for true. */
  private boolean isSameTruth(BigDecimal number) {
    return items.containsKey("true") && number.signum() != 0 && value.equals("1");
  }

  /** The names of a set of flags may be joined by commas. */
  private Optional<BigDecimal> items(String text) {
    String[] names = text.split(",", -1);
    return Arrays.stream(names).allMatch(items::containsKey)
        ? Optional.of(
            BigDecimal.valueOf(
                Arrays.stream(names).mapToLong(items::get).reduce(0, (one, other) -> one | other)))
        : Optional.empty();
  }

  private static Optional<BigDecimal> truth(String text) {
    String word = text.toLowerCase(Locale.ROOT);
    return TRUE.contains(word)
        ? Optional.of(BigDecimal.ONE)
        : FALSE.contains(word) ? Optional.of(BigDecimal.ZERO) : Optional.empty();
  }

  /** Reads {@code 65536}, {@code 64k}, {@code 0x10000} and {@code 0.5}. */
  private static Optional<BigDecimal> number(String text) {
    try {
      if (text.startsWith("0x")) {
        return Optional.of(BigDecimal.valueOf(Long.parseUnsignedLong(text.substring(2), 16)));
      }
      int power = text.isEmpty() ? -1 : prefix(text.charAt(text.length() - 1));
      return Optional.of(
          power < 0
              ? new BigDecimal(text)
              : new BigDecimal(text.substring(0, text.length() - 1))
                  .multiply(BigDecimal.valueOf(1024).pow(power + 1)));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static int prefix(char letter) {
    return BINARY_PREFIXES.indexOf(Character.toLowerCase(letter));
  }
}
