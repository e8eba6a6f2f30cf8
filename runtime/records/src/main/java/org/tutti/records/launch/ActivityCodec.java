package org.tutti.records.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** Activities and loads to and from JSON. */
final class ActivityCodec {
  private ActivityCodec() {}

  /** An array per figure, with an element per rank. */
  static JsonObject encode(List<RankActivity> ranks) {
    return new JsonObject()
        .put("nanos", figures(ranks, RankActivity::nanos))
        .put("busyNanos", figures(ranks, RankActivity::busyNanos))
        .put("stolenNanos", figures(ranks, RankActivity::stolenNanos))
        .put("ownNanos", figures(ranks, RankActivity::ownNanos))
        .put("waitedNanos", figures(ranks, RankActivity::waitedNanos))
        .put("preemptions", figures(ranks, RankActivity::preemptions))
        .put("migrations", figures(ranks, RankActivity::migrations));
  }

  private static long[] figures(List<RankActivity> ranks, ToLongFunction<RankActivity> figure) {
    return ranks.stream().mapToLong(figure).toArray();
  }

  static List<RankActivity> decode(JsonObject json) {
    long[] nanos = json.integers("nanos");
    long[] busy = integers(json, "busyNanos", nanos.length);
    long[] stolen = integers(json, "stolenNanos", nanos.length);
    long[] own = integers(json, "ownNanos", nanos.length);
    long[] waited = integers(json, "waitedNanos", nanos.length);
    long[] preemptions = integers(json, "preemptions", nanos.length);
    long[] migrations = integers(json, "migrations", nanos.length);
    List<RankActivity> ranks = new ArrayList<>();
    for (int rank = 0; rank < nanos.length; rank++) {
      ranks.add(
          new RankActivity(
              nanos[rank],
              busy[rank],
              stolen[rank],
              own[rank],
              waited[rank],
              preemptions[rank],
              migrations[rank]));
    }
    return ranks;
  }

  private static long[] integers(JsonObject json, String name, int length) {
    long[] values = json.integers(name);
    if (values.length != length) {
      throw new MalformedJsonException(
          "field \"" + name + "\" has " + values.length + " elements instead of " + length);
    }
    return values;
  }

  static JsonObject encode(MachineLoad load) {
    return new JsonObject()
        .put("runnableBefore", load.runnableBefore())
        .put("runnableAfter", load.runnableAfter())
        .put("pressureNanos", load.pressureNanos())
        .put("throttledNanos", load.throttledNanos())
        .put("heatEvents", load.heatEvents());
  }

  static MachineLoad decodeLoad(JsonObject json) {
    return new MachineLoad(
        json.count("runnableBefore"),
        json.count("runnableAfter"),
        json.integer("pressureNanos"),
        json.integer("throttledNanos"),
        json.integer("heatEvents"));
  }
}
