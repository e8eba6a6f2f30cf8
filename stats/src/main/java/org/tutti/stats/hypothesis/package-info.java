/**
 * What all hypothesis tests have in common: the result, the direction of the alternative, the
 * asterisks for p-values, and the correction for many tests.
 */
package org.tutti.stats.hypothesis;
