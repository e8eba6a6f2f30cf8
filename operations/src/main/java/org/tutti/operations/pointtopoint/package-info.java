/** Patterns of point-to-point messages (MPI 3.1, chapter 3), the suite {@code point-to-point}. */
package org.tutti.operations.pointtopoint;
