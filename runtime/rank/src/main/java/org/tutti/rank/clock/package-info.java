/** The clocks of a launch and of a cell: their quality, their origin, local and global time. */
package org.tutti.rank.clock;
