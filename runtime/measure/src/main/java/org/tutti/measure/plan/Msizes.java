package org.tutti.measure.plan;

import java.util.List;
import org.tutti.annotations.syntax.NumberList;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/** Message sizes as people write them on the command line; see {@link NumberList}. */
public final class Msizes {
  private Msizes() {}

  /**
   * The sizes in bytes, in the order written.
   *
   * @throws TuttiException if the text is not a list of sizes, or lists one twice
   */
  public static List<Long> parse(String text) {
    try {
      return NumberList.parse(text);
    } catch (IllegalArgumentException e) {
      throw CommandLineProblem.MESSAGE_SIZES_INVALID.error(
          "Bad message sizes '" + text + "': " + e.getMessage() + ".",
          "Give sizes in bytes such as 8,1Ki or a range such as 8..64Ki*2 or 0..1Ki+256.",
          e);
    }
  }
}
