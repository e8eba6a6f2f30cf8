package org.tutti.lab.map;

import java.util.Optional;
import org.tutti.analysis.JudgedFigure;
import org.tutti.diagnostics.ArgumentCheck;

/**
 * How launches are read as a map.
 *
 * @param per what is told apart; by default hosts, if there are several, otherwise ranks
 * @param groups which hosts belong together; by default what Slurm says
 * @param figure of the observations of a pair in a launch
 * @param limit least slowdown that matters, such as 1.05
 */
public record MapReading(
    Optional<MappedEnd> per, HostGroups groups, JudgedFigure figure, double limit) {
  /** What is read unless something else is asked for. */
  public static final MapReading DEFAULT =
      new MapReading(Optional.empty(), HostGroups.NONE, JudgedFigure.MEDIAN, 1.05);

  public MapReading {
    ArgumentCheck.above("limit", limit, 1);
  }

  /** The same with what is told apart. */
  public MapReading with(MappedEnd end) {
    return new MapReading(Optional.of(end), groups, figure, limit);
  }

  /** The same with groups of hosts. */
  public MapReading with(HostGroups others) {
    return new MapReading(per, others, figure, limit);
  }

  /** The same with a figure of the observations. */
  public MapReading with(JudgedFigure other) {
    return new MapReading(per, groups, other, limit);
  }

  /** The same with the least slowdown that matters. */
  public MapReading withLimit(double least) {
    return new MapReading(per, groups, figure, least);
  }
}
