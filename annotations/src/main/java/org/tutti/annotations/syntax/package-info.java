/**
 * The small languages inside annotations and on the command line: lists of numbers and expressions.
 * The processor checks them when a benchmark is compiled, the runtime reads them again when it
 * runs.
 */
package org.tutti.annotations.syntax;
