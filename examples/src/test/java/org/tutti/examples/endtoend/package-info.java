/**
 * The main job as a user runs it: the packaged {@code benchmarks.jar} under real launchers, with
 * what it prints, what it writes and how it ends. The JVM of the ranks is the one of the tests.
 */
package org.tutti.examples.endtoend;
