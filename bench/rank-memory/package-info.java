/** The resident memory of a rank. */
package org.tutti.bench.rankmemory;
