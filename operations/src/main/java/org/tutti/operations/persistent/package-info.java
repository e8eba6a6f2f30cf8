/**
 * The persistent collective operations (MPI 4.0, section 6.13), the suite {@code persistent}:
 * initialized before the measurement; what is timed is one start and its completion.
 */
package org.tutti.operations.persistent;
