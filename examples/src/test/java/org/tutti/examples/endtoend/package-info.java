/**
 * The main job as a user runs it: the packaged {@code benchmarks.jar} under real launchers, with
 * its output, its files, and its exit status. The JVM of the ranks is the one of the tests.
 */
package org.tutti.examples.endtoend;
