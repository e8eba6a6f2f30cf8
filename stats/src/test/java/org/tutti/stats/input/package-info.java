/** What every function of the module does with bad input. */
package org.tutti.stats.input;
