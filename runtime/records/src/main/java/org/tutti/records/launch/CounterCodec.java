package org.tutti.records.launch;

import java.util.EnumMap;
import java.util.Map;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link CountedEvents} to and from JSON. */
final class CounterCodec {
  private CounterCodec() {}

  static JsonObject encode(CountedEvents counters) {
    JsonObject json =
        new JsonObject()
            .put("observations", counters.observations())
            .put("share", counters.share());
    counters.totals().forEach((kind, total) -> json.put(kind.label(), encode(total)));
    return json;
  }

  private static JsonObject encode(CounterTotal total) {
    return new JsonObject()
        .put("ranks", total.ranks())
        .put("sum", total.sum())
        .put("least", total.least())
        .put("largest", total.largest())
        .put("rankOfLargest", total.rankOfLargest());
  }

  static CountedEvents decode(JsonObject json) {
    Map<CounterKind, CounterTotal> totals = new EnumMap<>(CounterKind.class);
    for (CounterKind kind : CounterKind.values()) {
      if (json.has(kind.label())) {
        totals.put(kind, decodeTotal(json.object(kind.label())));
      }
    }
    int observations = json.count("observations");
    double share = json.number("share");
    if (observations < 1 || share <= 0 || share > 1) {
      throw new MalformedJsonException("observations or share of counters is out of range");
    }
    return new CountedEvents(observations, share, totals);
  }

  private static CounterTotal decodeTotal(JsonObject json) {
    int ranks = json.count("ranks");
    if (ranks < 1) {
      throw new MalformedJsonException("field \"ranks\" of a counter is below 1");
    }
    return new CounterTotal(
        ranks,
        json.integer("sum"),
        json.integer("least"),
        json.integer("largest"),
        json.count("rankOfLargest"));
  }
}
