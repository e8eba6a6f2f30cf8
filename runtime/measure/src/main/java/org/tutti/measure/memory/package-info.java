/** The memory that operations work on: message buffers, and what makes the cache cold. */
package org.tutti.measure.memory;
