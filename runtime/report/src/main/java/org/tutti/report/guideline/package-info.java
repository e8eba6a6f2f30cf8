/**
 * Violations of performance guidelines as text, in the form of the tables of luebbe2017, and the
 * data of its overview and focus plots as CSV.
 */
package org.tutti.report.guideline;
