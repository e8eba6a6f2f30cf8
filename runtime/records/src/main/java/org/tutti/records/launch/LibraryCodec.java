package org.tutti.records.launch;

import java.time.Duration;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link LibraryInfo} to and from JSON. */
final class LibraryCodec {
  private static final String CALL_COST_TAKEN_OVER = "callCostTakenOver";

  private LibraryCodec() {}

  static JsonObject encode(LibraryInfo library) {
    JsonObject json =
        new JsonObject()
            .put("provider", library.provider().label())
            .put("name", library.name())
            .put("version", library.version())
            .put("path", library.path())
            .put("linker", library.linker())
            .put("callCostNanos", library.callCost().duration().toNanos());
    if (library.callCost().takenOver()) {
      json.put(CALL_COST_TAKEN_OVER, true);
    }
    return json.put(
        "threadLevel",
        new JsonObject()
            .put("asked", library.threads().asked().name())
            .put("provided", library.threads().provided().name()));
  }

  static LibraryInfo decode(JsonObject json) {
    return new LibraryInfo(
        provider(json.text("provider")),
        json.text("name"),
        json.text("version"),
        json.text("path"),
        json.text("linker"),
        new CallCost(
            Duration.ofNanos(json.integer("callCostNanos")), json.has(CALL_COST_TAKEN_OVER)),
        decodeThreads(json.object("threadLevel")));
  }

  private static ThreadLevels decodeThreads(JsonObject json) {
    return new ThreadLevels(
        MpiThreadLevel.valueOf(json.text("asked")), MpiThreadLevel.valueOf(json.text("provided")));
  }

  private static ProviderKind provider(String label) {
    return ProviderKind.labeled(label)
        .orElseThrow(
            () -> new MalformedJsonException("'provider' is '" + label + "', which is unknown"));
  }
}
