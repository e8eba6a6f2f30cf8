package org.tutti.records.launch;

import org.tutti.records.json.JsonObject;

/** Other programs to and from JSON. */
public final class ProgramCodec {
  private ProgramCodec() {}

  public static JsonObject encode(OtherProgram program) {
    return new JsonObject()
        .put("host", program.host())
        .put("name", program.name())
        .put("pid", program.pid())
        .put("user", program.user())
        .put("nanos", program.nanos());
  }

  public static OtherProgram decode(JsonObject json) {
    return new OtherProgram(
        json.text("host"),
        json.text("name"),
        json.integer("pid"),
        json.integer("user"),
        json.integer("nanos"));
  }
}
