/**
 * What disturbed a launch, from what its ranks recorded about their processors: who is to blame can
 * only be said of a host as a whole, because ranks on the same processors see each other.
 */
package org.tutti.analysis.disturbance;
