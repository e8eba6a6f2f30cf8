/** Whether messages in partitions take what models of them say, simulated and with MPICH. */
package org.tutti.bench.partitions;
