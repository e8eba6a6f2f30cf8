/**
 * The small languages used inside annotations and on the command line: lists of numbers, lists of
 * text, expressions, and performance guidelines. The processor checks them when a benchmark is
 * compiled; the runtime parses them again when it runs.
 */
package org.tutti.annotations.syntax;
