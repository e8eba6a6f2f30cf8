package org.tutti.records.launch;

/**
 * Where a rank ran.
 *
 * @param rank rank in the world
 * @param host name of its host
 * @param pid its process
 * @param cpus CPUs it was allowed to run on, as the kernel lists them, such as {@code 0-3,8};
 *     {@code unknown} if the kernel does not report them
 */
public record RankPlacement(int rank, String host, long pid, String cpus) {}
