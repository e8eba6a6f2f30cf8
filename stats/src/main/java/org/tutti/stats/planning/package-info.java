/**
 * How many observations, in how many launches, a given precision requires (Hoefler and Belli 2015,
 * section 4.2.2; Hunold and Carpen-Amarie 2016, sections 4.1 and 4.2).
 */
package org.tutti.stats.planning;
