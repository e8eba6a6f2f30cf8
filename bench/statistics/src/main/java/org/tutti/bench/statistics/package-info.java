/** JMH benchmarks of the stats module. */
package org.tutti.bench.statistics;
