/**
 * The report of a campaign: a table per benchmark, then the warnings, then where the results are.
 * Every figure comes with its dispersion and with what was dropped to get it.
 */
package org.tutti.report;
