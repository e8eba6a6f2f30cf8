/**
 * The module's figures against R's. {@code reference.R} among the test resources made the data sets
 * and the reference values; the tests read its CSV files and need no R.
 */
package org.tutti.stats.reference;
