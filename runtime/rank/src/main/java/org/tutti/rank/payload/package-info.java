/**
 * Checks whether an operation moved its data as it should. Before the operation, the buffers of all
 * ranks are filled with a {@link org.tutti.rank.payload.DataPattern}, a pure function of rank,
 * buffer, and position, so that each rank can compute what must arrive from any other without
 * communication. Afterwards, every element of both buffers is compared, and some bytes beyond their
 * ends: with what the {@link org.tutti.runtime.Payload} of the benchmark says, and where it says
 * nothing, with what was there before.
 */
package org.tutti.rank.payload;
