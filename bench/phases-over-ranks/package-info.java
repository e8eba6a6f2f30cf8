/** What the phases of a launch take in virtual time as the number of ranks grows. */
package org.tutti.bench.phasesoverranks;
