/**
 * The measuring heart: what one rank does in one launch, after hunold2016, algorithms 1 and 2.
 *
 * <pre>{@code
 * LaunchMeasurement           header, then group by group, then completion
 *   Rounds                    cells that are compared take turns; others are a group of one
 *     JitWarmUp                 lets the JIT compile the timed loops before anything counts
 *     OngoingCell               a portion of a cell, or the whole:
 *       CellMessages              its buffers
 *       WarmUp                    calls that do not count, until compilation is quiet
 *       LoopEntry                 to the loop's own code, for warm-up and measurement alike
 *       CellRun, generated loop   cold cache, synchronization, clock, operation, clock
 *   CellMeasurement           once all of its portions were made:
 *     ObservationReduction      run-times over all ranks, to the root
 *     CellWarnings              reasons not to trust it
 * }</pre>
 *
 * <p>All ranks go through the same cells in the same order and take every decision together, on a
 * communicator that the benchmarks do not use. Between the first and the last observation of a run
 * the measuring thread allocates nothing.
 */
package org.tutti.measure;
