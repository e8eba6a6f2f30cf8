package org.tutti.mpi;

import java.util.Optional;

/**
 * Process topologies (MPI 3.1, chapter 7): making communicators that know who is next to whom, and
 * asking them.
 */
public interface Topologies extends LibraryPart {
  /**
   * Collective: a communicator whose processes lie on a grid, the last coordinate changing first.
   *
   * @param periodic for each dimension whether its ends meet
   * @param reorder whether ranks may differ from those here
   * @return empty on processes for which the grid has no place
   */
  default Optional<Communicator> cartCreate(int[] dimensions, boolean[] periodic, boolean reorder) {
    throw missing("MPI_Cart_create");
  }

  /**
   * Collective: the grid of fewer dimensions that this process is on, which it shares with those
   * whose other coordinates are the same.
   *
   * @param remaining for each dimension whether the new grid has it
   */
  default Communicator cartSub(boolean... remaining) {
    throw missing("MPI_Cart_sub");
  }

  /** The rank at these coordinates, which are taken modulo the extent in periodic dimensions. */
  default int cartRank(int... coordinates) {
    throw missing("MPI_Cart_rank");
  }

  /** The coordinates of a rank, one per dimension. */
  default int[] cartCoords(int rank) {
    throw missing("MPI_Cart_coords");
  }

  /** The partners of a shift by {@code distance} along one dimension. */
  default CartesianShift cartShift(int dimension, int distance) {
    throw missing("MPI_Cart_shift");
  }

  /**
   * Collective: a communicator of a graph to which each process contributes any edges.
   *
   * @param sources processes at which the edges given here begin
   * @param degrees for each of them the number of its edges
   * @param destinations where the edges end, in the order of the sources
   */
  default Communicator distGraphCreate(
      int[] sources, int[] degrees, int[] destinations, boolean reorder) {
    throw missing("MPI_Dist_graph_create");
  }

  /**
   * Collective: a communicator of a graph of which each process gives its own edges.
   *
   * @param sources whom this process receives from
   * @param destinations whom it sends to
   */
  default Communicator distGraphCreateAdjacent(int[] sources, int[] destinations, boolean reorder) {
    throw missing("MPI_Dist_graph_create_adjacent");
  }

  /**
   * The neighbors of this process, in the order of neighborhood collectives: on a grid, for each
   * dimension, who is before and who is after it.
   */
  default NeighborRanks neighbors() {
    throw missing("MPI_Dist_graph_neighbors");
  }

  /**
   * The ranks that processes of this communicator have in another ({@code
   * MPI_Group_translate_ranks}); -1 for those that are not in it, and {@link
   * PointToPointMessages#PROC_NULL} for itself.
   */
  default int[] translateRanks(int[] ranks, Communicator other) {
    throw missing("MPI_Group_translate_ranks");
  }
}
