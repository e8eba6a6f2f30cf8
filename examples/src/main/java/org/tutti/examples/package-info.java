/**
 * Tutti in numbered lessons. Each class is one lesson: it says what to look at, how to run it, and
 * what to expect. All lessons are in {@code examples/target/benchmarks.jar}.
 */
package org.tutti.examples;
