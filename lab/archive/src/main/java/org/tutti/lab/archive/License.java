package org.tutti.lab.archive;

import java.net.URI;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CommandLineProblem;

/**
 * The conditions under which others may use the data of a study.
 *
 * @param name an identifier of the SPDX list, such as {@code CC-BY-4.0}, or an address
 */
public record License(String name) {
  private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.+-]*");

  /**
   * @throws org.tutti.diagnostics.TuttiException if it is neither an identifier nor an address
   */
  public License {
    if (!IDENTIFIER.matcher(name).matches() && !isAddress(name)) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "'" + name + "' is neither an identifier of a license nor the address of one.",
          "Give an identifier of the SPDX list, such as CC-BY-4.0, or an https address.");
    }
  }

  private static boolean isAddress(String text) {
    try {
      URI address = URI.create(text);
      return "https".equals(address.getScheme()) && address.getHost() != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Where it can be read. */
  String address() {
    return isAddress(name) ? name : "https://spdx.org/licenses/" + name;
  }
}
