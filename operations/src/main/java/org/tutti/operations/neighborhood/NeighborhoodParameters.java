package org.tutti.operations.neighborhood;

import org.tutti.annotations.Constraint;
import org.tutti.annotations.Param;
import org.tutti.runtime.Payload;

/** The parameters of a neighborhood. Those that one has no use for keep their default. */
@Constraint({
  "neighborhood != CARTESIAN || order == DEFAULT && radius == 1",
  "neighborhood != FULL || order == DEFAULT || order == LINEAR || order == RAND",
  "neighborhood != FULL || dimensions == 1 && finite == 0 && radius == 1",
  "neighborhood == FULL || order != LINEAR"
})
public abstract class NeighborhoodParameters implements Payload {
  @Param("CARTESIAN")
  public Neighborhood neighborhood;

  /** The dimensions of the grid; a full neighborhood has none, and is measured with 1. */
  @Param("1")
  public int dimensions;

  /** How many dimensions, the first ones, have ends that do not meet. */
  @Param("0")
  public int finite;

  @Param("1")
  public int radius;

  @Param("DEFAULT")
  public NeighborOrder order;

  /** Whether the library may give the processes other ranks. */
  @Param("false")
  public boolean reorder;

  @Override
  public void checkProcesses(int processes) {
    shape().check(processes);
  }

  final TopologyShape shape() {
    return new TopologyShape(neighborhood, dimensions, finite, radius, order);
  }
}
