/**
 * Nonblocking collectives while the application computes, the suite {@code overlap}: for each
 * operation its time by itself, that of an amount of work as long as it, and that of both together.
 * The report computes from the three how much of the operation was hidden.
 */
package org.tutti.operations.overlap;
