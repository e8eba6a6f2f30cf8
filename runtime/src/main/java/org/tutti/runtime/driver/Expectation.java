package org.tutti.runtime.driver;

import java.util.Optional;

/**
 * What the data of a launch must show for it to count.
 *
 * @param processes size of the world
 * @param library name of the MPI library, such as {@code Open MPI 4.1.4}; empty before the first
 *     launch of a treatment
 */
public record Expectation(int processes, Optional<String> library) {}
