/** The memory that operations use: message buffers, and the means to make the cache cold. */
package org.tutti.measure.memory;
