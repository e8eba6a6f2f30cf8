package org.tutti.rank.observation;

import java.util.Map;
import java.util.ServiceLoader;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Communicator;
import org.tutti.rank.clock.ClockConversion;
import org.tutti.records.settings.SettingKey;

/**
 * Figures of a cell beside those of Tutti, which another module knows. {@link ServiceLoader} finds
 * it, a class with a public constructor, wherever it is on the class path.
 */
public interface CellProcessing {
  /**
   * Collective: the figures that the cell's setting {@code processing} asks for.
   *
   * @param communicator of the ranks that measured the cell
   * @param clock converts this rank's times to global ones
   * @return figures of one operation in nanoseconds, by name; none on ranks other than the root
   */
  Map<String, Double> figures(
      Communicator communicator, Cell cell, ObservationLog log, ClockConversion clock);

  /** Collective: the figures that a cell asks for; none if it asks for none. */
  static Map<String, Double> of(
      Communicator communicator, Cell cell, ObservationLog log, ClockConversion clock) {
    // A plan is refused if what it asks for is missing.
    return cell.settings().find(SettingKey.PROCESSING).isEmpty()
        ? Map.of()
        : ServiceLoader.load(CellProcessing.class, CellProcessing.class.getClassLoader())
            .findFirst()
            .orElseThrow()
            .figures(communicator, cell, log, clock);
  }
}
