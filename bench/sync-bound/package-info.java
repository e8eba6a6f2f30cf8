/** How often the bound holds that each clock synchronization gives for its error. */
package org.tutti.bench.syncbound;
