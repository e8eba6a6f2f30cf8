/** How often the verdict of a comparison is wrong, and how often its interval covers. */
package org.tutti.bench.comparisonrates;
