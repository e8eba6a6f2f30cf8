/**
 * Derived datatypes, packing, and reductions in Java (MPI 3.1, chapter 4 and section 5.9.5), the
 * suite {@code datatypes}: messages whose elements do not lie beside each other.
 */
package org.tutti.operations.datatype;
