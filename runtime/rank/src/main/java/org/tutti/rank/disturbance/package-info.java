/**
 * What else happens on the machine while ranks measure: programs that take their processors, a host
 * that takes those of its virtual machine, quotas and heat that hold them back, and how often the
 * measuring threads lose their processors. All of it is read from the kernel between observations,
 * never between the two readings of the clock.
 *
 * <p>{@link org.tutti.rank.disturbance.KernelCounters} reads what has been counted since the
 * machine started; {@link org.tutti.rank.disturbance.ActivityMeter} adds up the differences of a
 * cell, and {@link org.tutti.rank.disturbance.LaunchActivity} those of the launch. Who is to blame
 * is for the analysis to find, which knows all ranks of a host.
 */
package org.tutti.rank.disturbance;
