/** Time and memory of the analysis of 10^8 observations. */
package org.tutti.bench.analysiscost;
