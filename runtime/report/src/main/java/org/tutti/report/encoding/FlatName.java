package org.tutti.report.encoding;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.records.file.Sha256;

/**
 * Names of users in formats that do not permit all of their characters, or not their length. Where
 * something is lost, a digest of the whole name is appended, so that different names remain
 * different.
 */
public final class FlatName {
  private static final String MARK = "__";
  private static final int DIGITS = 16;
  private static final Pattern MARKED =
      Pattern.compile(".*" + MARK + "[0-9a-f]{" + DIGITS + "}", Pattern.DOTALL);

  private FlatName() {}

  /** The name with an underscore for each run of characters that are forbidden. */
  public static String of(String name, Pattern forbidden) {
    return of(name, text -> forbidden.matcher(text).replaceAll("_"));
  }

  /** The name as a format shows it. */
  public static String of(String name, UnaryOperator<String> format) {
    String shown = format.apply(name);
    return shown.equals(name) && !MARKED.matcher(name).matches() ? name : marked(shown, name);
  }

  /** The name in at most so many bytes of UTF-8, without blanks around it. */
  public static String of(String name, int most) {
    return of(
        name,
        text ->
            text.getBytes(StandardCharsets.UTF_8).length > most
                ? cut(text, most - MARK.length() - DIGITS).strip()
                : text.strip());
  }

  /** A text that stands for a name, with the digest of that name. */
  public static String marked(String shown, String name) {
    return shown + MARK + digest(name);
  }

  /** What stands for a text by itself. */
  public static String digest(String text) {
    return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
  }

  /**
   * Names with their values, as in {@code a=1;b=2}; a backslash precedes characters that would end
   * a name or a value.
   */
  public static String pairs(Map<String, String> values, String separator) {
    return values.entrySet().stream()
        .map(
            entry ->
                escaped(entry.getKey(), separator) + "=" + escaped(entry.getValue(), separator))
        .collect(Collectors.joining(separator));
  }

  private static String escaped(String text, String separator) {
    return text.replace("\\", "\\\\")
        .replace("=", "\\=")
        .replace(separator.strip(), "\\" + separator.strip());
  }

  private static String cut(String text, int most) {
    int end = Math.min(text.length(), most);
    while (text.substring(0, end).getBytes(StandardCharsets.UTF_8).length > most
        || Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end);
  }
}
