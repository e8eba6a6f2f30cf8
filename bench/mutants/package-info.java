/** Faults that are put into the sources one by one, to see which of them the tests find. */
package org.tutti.bench.mutants;
