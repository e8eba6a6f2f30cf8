/**
 * The commands that print what a results directory has: {@code report}, {@code export}, {@code
 * doctor}.
 */
package org.tutti.cli.report;
