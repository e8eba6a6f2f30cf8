/**
 * How large a difference is, which a p-value does not show: in units of the spread, as a fraction
 * of pairs, as a shift, and as a ratio (Hoefler and Belli 2015, section 3.2.2).
 */
package org.tutti.lab.analyze.effect;
