/** What a launch costs beside its observations. */
package org.tutti.bench.launchcost;
