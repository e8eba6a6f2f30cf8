/**
 * Which cells are compared with which: cells of two benchmarks, or of one at two levels of its
 * parameters, that are alike in everything else. The driver sends contrasts to the ranks, which
 * measure both sides alternately; analysis finds by them what was measured.
 */
package org.tutti.records.contrast;
