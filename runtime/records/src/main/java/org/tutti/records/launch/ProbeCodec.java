package org.tutti.records.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link MachineProbe}s to and from JSON: an array per figure, with an element per rank. */
final class ProbeCodec {
  private ProbeCodec() {}

  static JsonObject encode(MachineProbe probe) {
    return new JsonObject()
        .put("atNanos", probe.atNanos())
        .put("partner", figures(probe, RankProbe::partner))
        .put("roundTripPicos", figures(probe, RankProbe::roundTripPicos))
        .put("multiplyPicos", figures(probe, RankProbe::multiplyPicos))
        .put("copyBytesPerSecond", figures(probe, RankProbe::copyBytesPerSecond));
  }

  private static long[] figures(MachineProbe probe, ToLongFunction<RankProbe> figure) {
    return probe.ranks().stream().mapToLong(figure).toArray();
  }

  static MachineProbe decode(JsonObject json) {
    long[] partners = json.integers("partner");
    long[] roundTrips = json.integers("roundTripPicos");
    long[] multiplications = json.integers("multiplyPicos");
    long[] copies = json.integers("copyBytesPerSecond");
    if (roundTrips.length != partners.length
        || multiplications.length != partners.length
        || copies.length != partners.length) {
      throw new MalformedJsonException("the figures of a probe are of unlike numbers of ranks");
    }
    List<RankProbe> ranks = new ArrayList<>();
    for (int rank = 0; rank < partners.length; rank++) {
      if (partners[rank] < RankProbe.NO_PARTNER || partners[rank] >= partners.length) {
        throw new MalformedJsonException("a partner of a probe is no rank");
      }
      ranks.add(
          new RankProbe(
              (int) partners[rank], roundTrips[rank], multiplications[rank], copies[rank]));
    }
    return new MachineProbe(json.integer("atNanos"), ranks);
  }
}
