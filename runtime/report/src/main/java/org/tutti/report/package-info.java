/**
 * The report of a campaign: a table per benchmark, then the warnings, then where the results are.
 * Every figure is printed with its dispersion and with the number of observations that were
 * dropped.
 */
package org.tutti.report;
