/**
 * Operations that one process calls later than the others, the suite {@code delayed}: how much of a
 * delay the other processes wait for depends on the algorithm of the operation.
 */
package org.tutti.lab.operations.delayed;
