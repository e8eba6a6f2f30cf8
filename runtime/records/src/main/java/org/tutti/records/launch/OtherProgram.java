package org.tutti.records.launch;

import org.tutti.records.json.FileRecord;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.RecordFields;

/**
 * A process that used processors of a host during a launch and was no part of it.
 *
 * @param host where it ran
 * @param name as the kernel has it, which the process can choose
 * @param pid its process id
 * @param user id of the user who owns it; -1 if unknown
 * @param nanos processor time that it used, with its children that have ended
 */
public record OtherProgram(String host, String name, long pid, long user, long nanos)
    implements FileRecord<OtherProgram> {
  public static final long UNKNOWN_USER = -1;

  static final OtherProgram BLANK = new OtherProgram("", "", 0, 0, 0);

  /** The program as JSON. */
  public JsonObject json() {
    return RecordFields.write(this);
  }

  /** The program of JSON that {@link #json} has made. */
  public static OtherProgram of(JsonObject json) {
    return RecordFields.read(json, BLANK);
  }

  @Override
  public OtherProgram fields(RecordFields fields) {
    return new OtherProgram(
        fields.text("host", host),
        fields.text("name", name),
        fields.integer("pid", pid),
        fields.integer("user", user),
        fields.integer("nanos", nanos));
  }
}
