/**
 * Facts about the machine, the operating system, and the software that a launch runs on. They are
 * collected before MPI is initialized, since afterward the process must not fork, and its threads
 * and limits may have been changed by the MPI library.
 *
 * <p>A fact is a text with a name, such as {@code cpu.model}, so that two launches can be compared
 * and each difference named. {@link org.tutti.rank.environment.Environment} collects the facts of
 * all other classes.
 */
package org.tutti.rank.environment;
