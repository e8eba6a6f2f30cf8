package org.tutti.records.launch;

import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * What one operation of a cell moves between all processes, if its result is a rate.
 *
 * @param messages number of messages
 * @param bytes bytes of all messages together
 */
public record MovedData(double messages, double bytes) implements FileRecord<MovedData> {
  @Override
  public MovedData fields(RecordFields fields) {
    return new MovedData(fields.number("messages", messages), fields.number("bytes", bytes));
  }
}
