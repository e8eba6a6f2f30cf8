/** Whether the loops that are measured are compiled, and no compiler works meanwhile. */
package org.tutti.bench.compiledloops;
