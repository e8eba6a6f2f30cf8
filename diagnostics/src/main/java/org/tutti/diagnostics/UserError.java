package org.tutti.diagnostics;

import java.util.Locale;

/**
 * Something that the person who runs Tutti can mend. The message reads {@code [TUTTI-0xx] what and
 * where. What to do.}
 *
 * <p>Identifiers are stable. Ranges: 001 to 019 command line, 020 to 039 MPI, 040 to 049
 * synchronization, 050 to 069 measuring and storing, 070 to 099 compile-time checks, 100 to 149
 * launchers, campaigns and their judgment.
 */
public final class UserError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int number;

  public UserError(int number, String what, String remedy) {
    this(number, what, remedy, null);
  }

  public UserError(int number, String what, String remedy, Throwable cause) {
    super(String.format(Locale.ROOT, "[TUTTI-%03d] %s %s", number, what, remedy), cause);
    this.number = number;
  }

  /** The number of the identifier, such as 21 for {@code TUTTI-021}. */
  public int number() {
    return number;
  }
}
