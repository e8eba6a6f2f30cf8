/**
 * Which programs besides the ranks of a launch used the processors of a host, by name. The process
 * table is read twice: before the first cell and after the last. {@link
 * org.tutti.rank.programs.ProcessTable} is one reading, {@link
 * org.tutti.rank.programs.ProgramWatch} the difference of both.
 */
package org.tutti.rank.programs;
