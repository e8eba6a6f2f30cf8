/** What was observed in a cell: kept on each rank, then combined over all ranks on the root. */
package org.tutti.measure.observation;
