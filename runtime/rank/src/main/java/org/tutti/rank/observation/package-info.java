/** The observations of a cell: recorded on each rank, then combined on the root. */
package org.tutti.rank.observation;
