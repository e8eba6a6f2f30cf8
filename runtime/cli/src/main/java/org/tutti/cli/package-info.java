/**
 * The command line. {@link org.tutti.cli.Main} is what {@code java -jar benchmarks.jar} starts;
 * each command is a class that reads its options and hands over to another room.
 *
 * <p>Every rank reads the same command line and comes to the same verdict before the first message;
 * what is wrong is printed once, by rank 0, and all ranks end with the same status.
 */
package org.tutti.cli;
