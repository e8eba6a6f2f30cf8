/**
 * What is known of the machine, the system and the software under a launch, gathered before MPI is
 * initialized: afterwards nothing may fork, and everything an MPI library does to its process would
 * be in the way.
 *
 * <p>Facts are text by name, such as {@code cpu.model}, so that two launches can be laid beside
 * each other and what differs be named. Each class here knows one corner; {@link
 * org.tutti.measure.environment.Environment} asks them all.
 */
package org.tutti.measure.environment;
