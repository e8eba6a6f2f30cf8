/**
 * Ranks that read one clock need one synchronization. Which ranks do is not assumed: those whose
 * clocks have the same base exchange a few messages with the lowest of them (the root, where it is
 * among them), and only ranks whose every exchange agrees with an offset of zero share its clock.
 * The leaders are then synchronized by any method, and each sends its followers what it learned.
 */
package org.tutti.sync.sharing;
