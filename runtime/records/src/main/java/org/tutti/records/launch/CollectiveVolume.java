package org.tutti.records.launch;

/**
 * The size of a collective, from which bandwidths follow that can be compared with those of the
 * hardware and of other operations, as nccl-tests defines them.
 *
 * @param bytes of the operation: its algorithm bandwidth is this over its run-time
 * @param busFactor the bus bandwidth, relative to the algorithm bandwidth
 */
public record CollectiveVolume(double bytes, double busFactor) {}
