/** The memory in which observations can be summarized. */
package org.tutti.bench.statisticsmemory;
