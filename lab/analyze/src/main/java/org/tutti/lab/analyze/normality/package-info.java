/**
 * Whether data may be treated as normal, and how to make it so (Hoefler and Belli 2015, section
 * 3.1.2 and rule 6: do not assume normality without diagnostic checking).
 */
package org.tutti.lab.analyze.normality;
