package org.tutti.lab.archive;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CommandLineProblem;

/**
 * Who measured a study.
 *
 * @param name given names before the family name, or the name of a group
 * @param orcid the sixteen digits by which ORCID identifies the person, in groups of four
 */
public record Author(String name, Optional<String> orcid) {
  private static final Pattern TEXT =
      Pattern.compile("\\s*([^;\\p{Cntrl}]*[^;\\s\\p{Cntrl}])\\s*(?:;\\s*(\\S+)\\s*)?");
  private static final Pattern ORCID = Pattern.compile("(?:\\d{4}-){3}\\d{3}[\\dX]");
  private static final String ADDRESS = "https://orcid.org/";
  private static final int BASE = 11;

  /**
   * Reads {@code NAME} or {@code NAME;ORCID}.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no name, or the ORCID is not one
   */
  public static Author of(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw invalid("'" + text + "' does not name an author.");
    }
    Optional<String> orcid = Optional.ofNullable(parts.group(2)).map(Author::digits);
    if (orcid.isPresent() && !isOrcid(orcid.get())) {
      throw invalid(
          "'"
              + parts.group(2)
              + "' is not a valid ORCID: its last digit does not match the others.");
    }
    return new Author(parts.group(1), orcid);
  }

  private static RuntimeException invalid(String what) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        what, "Write a name, or a name and an ORCID, such as 'Ada Byron; 0000-0002-1825-0097'.");
  }

  private static String digits(String orcid) {
    return orcid.startsWith(ADDRESS) ? orcid.substring(ADDRESS.length()) : orcid;
  }

  /** The last digit is a checksum (ISO 7064, mod 11-2), which finds any wrong digit. */
  private static boolean isOrcid(String orcid) {
    if (!ORCID.matcher(orcid).matches()) {
      return false;
    }
    int sum = 0;
    for (char digit : orcid.replace("-", "").substring(0, 15).toCharArray()) {
      sum = (sum + Character.digit(digit, 10)) * 2 % BASE;
    }
    int check = (BASE + 1 - sum) % BASE;
    return orcid.endsWith(check == BASE - 1 ? "X" : String.valueOf(check));
  }

  /** The address of the author's record at ORCID, if it is known. */
  Optional<String> address() {
    return orcid.map(ADDRESS::concat);
  }

  /** The text that {@link #of} reads. */
  @Override
  public String toString() {
    return name + orcid.map(";"::concat).orElse("");
  }
}
