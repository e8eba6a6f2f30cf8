/** Measuring from a program of one's own, with the settings of annotations and command line. */
package org.tutti.cli.options;
