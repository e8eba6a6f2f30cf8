/**
 * A cell on one rank: set-up, warm-up, the way into the timed loop, tear-down, and the record of
 * it.
 *
 * <pre>{@code
 * Rounds                    cells that are compared take turns; any other cell is a group of one
 *   JitWarmUp                 lets the JIT compile the timed loops before anything counts
 *   CellExecution             a portion of a cell, or all of it:
 *     BenchmarkLifecycle        its buffers, its set-up and tear-down
 *     WarmUp                    calls that do not count, until compilers are idle
 *     ObservationLoop           run by run, until there are enough observations
 *       LoopEntry                 into the code of the loop, for warm-up and measurement alike
 *         CellRun, generated loop   cold cache, synchronization, clock, operation, clock
 * CellRecorder              the record of a finished cell, with reasons not to trust it
 * }</pre>
 */
package org.tutti.measure.cell;
