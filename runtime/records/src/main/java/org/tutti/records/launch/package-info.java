/**
 * The result file of a launch: its records, its writer and its reader.
 *
 * <p>A file is JSON Lines. The first line is a {@link org.tutti.records.launch.LaunchHeader}, then
 * comes one {@link org.tutti.records.launch.CellRecord} per finished cell in the order of
 * measurement, and last a {@link org.tutti.records.launch.Completion}. {@link
 * org.tutti.records.launch.LaunchWriter} writes each line before the next cell begins, so that a
 * launch that fails loses only the current cell. {@link org.tutti.records.launch.LaunchReader}
 * returns the cells one at a time, so that a campaign need not fit into memory. A record names its
 * fields once, beside its components, as a {@link org.tutti.records.json.FileRecord}; {@code
 * docs/file-formats.md} describes every field.
 */
package org.tutti.records.launch;
