/**
 * Processes that are started, and programs that meet, while others run, the suite {@code
 * processes}: start-up, where the launcher permits it.
 */
package org.tutti.lab.operations.process;
