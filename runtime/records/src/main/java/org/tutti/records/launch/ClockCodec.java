package org.tutti.records.launch;

import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.ClockRecord.OfRank;
import org.tutti.sync.ClockKind;

/** {@link ClockRecord} to and from JSON: the worst values of all ranks first, then each rank. */
final class ClockCodec {
  private static final String TAKEN_OVER = "takenOver";

  private ClockCodec() {}

  static JsonObject encode(ClockRecord clock) {
    JsonObject json = new JsonObject().put("name", clock.kind().name());
    if (clock.unavailableReason().isPresent()) {
      return json.put("unavailableReason", clock.unavailableReason().get());
    }
    json.put("granularityNanos", clock.granularityNanos())
        .put("costNanos", clock.costNanos())
        .put("monotonic", clock.monotonic());
    clock.rateError().ifPresent(error -> json.put("rateError", error));
    return json.put("ranks", clock.ranks().stream().map(ClockCodec::encode).toList());
  }

  private static JsonObject encode(OfRank rank) {
    JsonObject json =
        new JsonObject()
            .put("granularityNanos", rank.granularityNanos())
            .put("costNanos", rank.costNanos())
            .put("monotonic", rank.monotonic());
    rank.rateError().ifPresent(error -> json.put("rateError", error));
    if (rank.takenOver()) {
      json.put(TAKEN_OVER, true);
    }
    return json;
  }

  static ClockRecord decode(JsonObject json) {
    ClockKind kind = ClockKind.valueOf(json.text("name"));
    if (json.has("unavailableReason")) {
      return ClockRecord.unavailable(kind, json.text("unavailableReason"));
    }
    return new ClockRecord(
        kind,
        Optional.empty(),
        json.objects("ranks").stream().map(ClockCodec::decodeRank).toList());
  }

  private static OfRank decodeRank(JsonObject json) {
    return new OfRank(
        json.number("granularityNanos"),
        json.number("costNanos"),
        json.truth("monotonic"),
        json.has("rateError")
            ? OptionalDouble.of(json.number("rateError"))
            : OptionalDouble.empty(),
        json.has(TAKEN_OVER));
  }
}
