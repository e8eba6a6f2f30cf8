/**
 * How reproducible a whole campaign is (Hunold and Carpen-Amarie 2016, section 5.3 and figure 12):
 * it is run several times, each run is reduced to one figure per cell, and these figures are
 * normalized by the smallest.
 */
package org.tutti.lab.trust.reproduce;
