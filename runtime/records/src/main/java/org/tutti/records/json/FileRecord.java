package org.tutti.records.json;

/**
 * A record of a file, which names its fields once, to be written and read.
 *
 * @param <R> its own type
 */
public interface FileRecord<R extends FileRecord<R>> {
  /**
   * Goes through the fields in the order of the file, and makes a record of what it is given for
   * each; if one is read, this record is blank.
   */
  R fields(RecordFields fields);
}
