/**
 * Shows the progress of a running campaign: {@link org.tutti.report.progress.ProgressDisplay}
 * listens to the campaign and writes to a {@link org.tutti.report.progress.DriverConsole}, which
 * knows whether it is a terminal. A design before it is measured, and how a pilot would split its
 * time, are texts of this package, too.
 */
package org.tutti.report.progress;
