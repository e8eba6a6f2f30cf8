/**
 * The types that the body of a benchmark uses; {@code org.tutti.measure} contains the code that
 * measures it.
 */
package org.tutti.runtime;
