/** Real time that many simulated ranks take to synchronize. */
package org.tutti.bench.manyranks;
