/**
 * The blocking collective operations (MPI 3.1, chapter 5), the suite {@code collectives}. Variants
 * in place are the suite {@code in-place}.
 */
package org.tutti.operations.collective;
