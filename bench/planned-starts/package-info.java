/** The share of observations that start as planned. */
package org.tutti.bench.plannedstarts;
