/**
 * Calling every cell once, without measuring: a way to find out whether benchmarks work, and
 * whether an operation leaves in the buffers what it should.
 */
package org.tutti.measure.dry;
