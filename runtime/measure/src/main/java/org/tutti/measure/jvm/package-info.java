/** The activity of the JVM during a benchmark: compilation, garbage collection, allocation. */
package org.tutti.measure.jvm;
