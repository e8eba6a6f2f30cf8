/** One launch on one rank, from the first message to the completed result file. */
package org.tutti.rank.launch;
