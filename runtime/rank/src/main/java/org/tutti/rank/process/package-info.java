/**
 * A rank as a process of the operating system: its arguments after the launcher has changed them,
 * the driver that it depends on, the processes that it started, and its last message.
 */
package org.tutti.rank.process;
