/**
 * Sends bit patterns in messages of many sizes through all operations and between all pairs of
 * ranks, and compares every bit that arrives (gropp1999, section 2, issue 8: correctness).
 */
package org.tutti.lab.stress;
