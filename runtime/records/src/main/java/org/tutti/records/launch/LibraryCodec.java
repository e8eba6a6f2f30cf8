package org.tutti.records.launch;

import java.time.Duration;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link LibraryInfo} to and from JSON. */
final class LibraryCodec {
  private LibraryCodec() {}

  static JsonObject encode(LibraryInfo library) {
    return new JsonObject()
        .put("provider", library.provider().label())
        .put("name", library.name())
        .put("version", library.version())
        .put("path", library.path())
        .put("linker", library.linker())
        .put("callCostNanos", library.callCost().toNanos());
  }

  static LibraryInfo decode(JsonObject json) {
    return new LibraryInfo(
        provider(json.text("provider")),
        json.text("name"),
        json.text("version"),
        json.text("path"),
        json.text("linker"),
        Duration.ofNanos(json.integer("callCostNanos")));
  }

  private static ProviderKind provider(String label) {
    return ProviderKind.labeled(label)
        .orElseThrow(
            () -> new MalformedJsonException("'provider' is '" + label + "', which is unknown"));
  }
}
