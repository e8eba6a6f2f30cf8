package org.tutti.analysis.compare;

import java.util.List;
import java.util.Map;
import org.tutti.records.launch.CellKey;

/**
 * A cell that one side has measured, and that the other side should have measured in each of its
 * launches but has not.
 *
 * @param key what was to be measured
 * @param levels levels of the factors that are not compared
 * @param wasTried whether the other side tried to measure it
 * @param reason why there is no figure, in words
 */
public record MissingCell(
    CellKey key, Map<String, String> levels, boolean wasTried, String reason) {
  /** Those cells of A that B should have. */
  public static List<MissingCell> of(Side a, Side b) {
    return CellMatcher.match(a, b, false).missing();
  }

  /** Cell and levels, as text. */
  public String name() {
    return CellPair.name(key, levels);
  }

  /** Cell, levels and reason, as text. */
  public String line() {
    return name() + ": " + reason;
  }

  /** Whether it is that cell. */
  public boolean is(CellPair pair) {
    return key.equals(pair.key()) && levels.equals(pair.levels());
  }
}
