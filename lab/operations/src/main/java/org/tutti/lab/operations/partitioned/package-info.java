/**
 * Messages whose parts leave one by one, the suite {@code partitioned} (MPI 4.0, chapter 4). With
 * more than one thread they need {@code --thread-level MULTIPLE}.
 */
package org.tutti.lab.operations.partitioned;
