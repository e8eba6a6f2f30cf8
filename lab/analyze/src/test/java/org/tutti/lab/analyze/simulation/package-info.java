/** Rates of the statistics of this module on random samples, and what they do with bad samples. */
package org.tutti.lab.analyze.simulation;
