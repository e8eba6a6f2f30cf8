/**
 * Violations of performance guidelines, in the form of the tables of luebbe2017, with the data of
 * its overview and focus plots.
 */
package org.tutti.lab.check.table;
