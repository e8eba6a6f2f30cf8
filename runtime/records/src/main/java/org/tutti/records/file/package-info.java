/**
 * How files of campaigns are read and written.
 *
 * <p>Whatever could not be read is not judged: {@link org.tutti.records.file.RecordFiles} and
 * {@link org.tutti.records.file.LineReader} throw an error with the cause, which no reader takes
 * for damage, so that a lack of permission or a fault of a file system never makes a launch
 * incomplete. {@link org.tutti.records.file.DurableFiles} writes files that exist completely or not
 * at all.
 */
package org.tutti.records.file;
