/**
 * Pictures of what the command {@code sync} found, from the tables that it writes with {@code
 * --sync-data}.
 */
package org.tutti.lab.clocks.picture;
