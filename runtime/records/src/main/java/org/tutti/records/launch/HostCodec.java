package org.tutti.records.launch;

import org.tutti.records.json.JsonObject;

/** {@link HostEnvironment}s to and from JSON. */
public final class HostCodec {
  private HostCodec() {}

  /** The environment of a host as JSON. */
  public static JsonObject encode(HostEnvironment environment) {
    return new JsonObject()
        .put("host", environment.host())
        .put("library", LibraryCodec.encode(environment.library()))
        .put("environment", environment.facts())
        .put("variables", environment.variables());
  }

  /**
   * The environment of a host from JSON.
   *
   * @throws org.tutti.records.json.MalformedJsonException if it is not what {@link #encode} returns
   */
  public static HostEnvironment decode(JsonObject json) {
    return new HostEnvironment(
        json.text("host"),
        LibraryCodec.decode(json.object("library")),
        json.textFields("environment"),
        json.textFields("variables"));
  }
}
