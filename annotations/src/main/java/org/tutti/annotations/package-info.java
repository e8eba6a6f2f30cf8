/**
 * What the author of a benchmark writes. An annotation on a method takes precedence over the same
 * annotation on its class; the command line takes precedence over both.
 */
package org.tutti.annotations;
