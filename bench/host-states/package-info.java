/** What the states of a machine, where they are known, do for the answer of a campaign. */
package org.tutti.bench.hoststates;
