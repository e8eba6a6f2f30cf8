/**
 * Clock synchronizations of other benchmark suites and papers, to be compared with those of the
 * core: SKaMPI, Netgauge, Jones and Koenig, HCA2, and HCA3. {@code PublishedClockMethods} lists
 * them; {@code org.tutti.sync.SyncMethods} finds it by its interface.
 */
package org.tutti.lab.synchronizations;
