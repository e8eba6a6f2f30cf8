/**
 * A cell on one rank: set-up, warm-up, entry to the timed loop, tear-down, and its record.
 *
 * <pre>{@code
 * Rounds                    measures compared cells alternately, and other cells alone
 *   JitWarmUp                 lets the JIT compile the timed loops beforehand
 *   CellExecution             a portion of a cell, or all of it:
 *     BenchmarkLifecycle        its buffers, its set-up and tear-down
 *     WarmUp                    unrecorded calls until compilers are idle
 *     ObservationLoop           runs until there are enough observations
 *       LoopEntry                 enters the loop, in warm-up and measurement
 *         CellRun, generated loop   cold cache, synchronization, clock, operation, clock
 * CellRecorder              the record of a finished cell, with its warnings
 * }</pre>
 */
package org.tutti.measure.cell;
