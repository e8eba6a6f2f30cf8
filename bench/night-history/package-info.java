/** How often a history of nights finds a change, where there is none and where there is one. */
package org.tutti.bench.nighthistory;
