/**
 * What is measured: benchmarks as the processor describes them, and the cells of a plan.
 *
 * <pre>{@code
 * harness  what the generated code implements, and how it is found
 * plan     settings, cells and their order
 * }</pre>
 *
 * <p>The types that benchmark methods use are in {@code org.tutti.runtime}. Driver and ranks make
 * the same plan from the same settings, so that a launch of 10,000 ranks is requested by a line.
 */
package org.tutti.measure;
