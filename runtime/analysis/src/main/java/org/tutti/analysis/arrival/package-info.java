/**
 * When ranks arrive at the operations of cells that were measured with an arrival pattern, and how
 * long each of them waits.
 */
package org.tutti.analysis.arrival;
