/**
 * The report of a campaign, and of comparisons: what a command prints. Whether the figures may be
 * trusted is in {@link org.tutti.report.remark}, launches in {@link org.tutti.report.launch}, cells
 * in {@link org.tutti.report.cell}, verdicts in {@link org.tutti.report.comparison}; all make
 * tables of {@link org.tutti.report.table}. Every figure is printed with its dispersion and with
 * the number of observations that were dropped.
 */
package org.tutti.report;
