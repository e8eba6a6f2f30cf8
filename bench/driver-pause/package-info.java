/** What the driver adds between two launches. */
package org.tutti.bench.driverpause;
