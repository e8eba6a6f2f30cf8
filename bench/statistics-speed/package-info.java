/** How long summaries and tests of many observations take. */
package org.tutti.bench.statisticsspeed;
