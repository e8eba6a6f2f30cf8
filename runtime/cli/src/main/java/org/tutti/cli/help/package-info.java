/**
 * The command {@code help}: usage, manual page, completion of a shell, and the words of reports.
 */
package org.tutti.cli.help;
