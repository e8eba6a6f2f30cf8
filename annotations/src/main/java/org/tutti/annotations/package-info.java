/**
 * The annotations with which benchmarks are written. An annotation on a method takes precedence
 * over the same annotation on its class; the command line takes precedence over both.
 */
package org.tutti.annotations;
