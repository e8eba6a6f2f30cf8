/**
 * Methods that let all ranks start an observation together.
 *
 * <p>A {@link org.tutti.sync.process.ProcessSync} is one strategy; what is measured with is a
 * {@code Synchronizer} of the package above, which joins it to a clock synchronization. All ranks
 * go through a cell like this:
 *
 * <pre>{@code
 * synchronizer.beginCell(nrep);
 * for (RunSpec run = synchronizer.prepare(nrep); run.count() > 0; run = synchronizer.prepare(nrep - valid)) {
 *   // the generated loop: synchronizer.start(index), clock.now(), the operation, clock.now()
 *   harness.measure(...);
 *   RunValidity validity = synchronizer.validate(starts, ends, run.count());
 *   if (run.kept()) {
 *     // append the observations with validity.isValid(index); count the flags of all
 *     valid += validity.valid();
 *   }
 * }
 * CellTiming timing = synchronizer.endCell();
 * // only now convert the stored local times: timing.clock().toGlobal(starts[index])
 * }</pre>
 *
 * <p>A run holds at most as many observations as {@code prepare} was asked for, except that a run
 * which is not kept may hold more, up to {@link org.tutti.sync.process.RunSpec#LARGEST_UNKEPT}; the
 * arrays of starts and ends must have room for either.
 */
package org.tutti.sync.process;
