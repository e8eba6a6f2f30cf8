/** How much of a nonblocking operation is hidden behind computation. */
package org.tutti.analysis.overlap;
