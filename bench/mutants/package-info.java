/** Faults that are put into the sources, to see which of them the tests find. */
package org.tutti.bench.mutants;
