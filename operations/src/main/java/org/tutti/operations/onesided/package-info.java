/**
 * One-sided operations (MPI 3.1, chapter 11), the suite {@code one-sided}: the first rank reaches
 * the memory of the last one, or several ranks reach each other.
 */
package org.tutti.operations.onesided;
