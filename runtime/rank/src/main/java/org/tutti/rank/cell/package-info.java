/**
 * A cell on one rank: set-up, warm-up, entry to the timed loop, tear-down, and its record.
 *
 * <p>The plan has a {@link org.tutti.measure.plan.Cell}, which is a {@link
 * org.tutti.rank.cell.PlannedCell} together with what measures it on this rank. What is done for it
 * is a {@link org.tutti.rank.cell.CellAttempt}, whose loop works on a {@link
 * org.tutti.rank.cell.CellRun}. The result is a {@link org.tutti.records.launch.CellRecord}.
 *
 * <pre>{@code
 * Rounds                    measures compared cells alternately, and other cells alone
 *   JitWarmUp                 lets the JIT compile the timed loops beforehand
 *   CellAttempt               a portion of a cell, or all of it:
 *     BenchmarkLifecycle        its buffers, its set-up and tear-down
 *     WarmUp                    unrecorded calls until compilers are idle
 *     ObservationLoop           runs until there are enough observations
 *       LoopEntry                 enters the loop, in warm-up and measurement
 *         CellRun, generated loop   cold cache, synchronization, clock, operation, clock
 * CellRecorder              the record of a finished cell, with warnings of what only ranks know
 * }</pre>
 */
package org.tutti.rank.cell;
