/**
 * The command line. {@link org.tutti.cli.Main} is what {@code java -jar benchmarks.jar} starts;
 * each command has a package, with a class that reads its options and calls another module.
 *
 * <p>Every rank reads the same command line and reaches the same decision before the first message;
 * rank 0 prints an error once, and all ranks exit with the same status.
 */
package org.tutti.cli;
