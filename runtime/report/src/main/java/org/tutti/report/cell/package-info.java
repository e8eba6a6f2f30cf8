/**
 * The cells of a campaign in its report: which columns their tables have, what stands above and
 * below these, and the sections of what only some cells have, such as phases and counters. What the
 * parts have in common is a {@link org.tutti.report.cell.ReportDigest}.
 */
package org.tutti.report.cell;
