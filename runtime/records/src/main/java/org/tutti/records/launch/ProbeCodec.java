package org.tutti.records.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link MachineProbe}s to and from JSON: an array per figure, with an element per rank. */
final class ProbeCodec {
  private ProbeCodec() {}

  /** The asymmetries of ranks whose partner is on another host; of no rank if none has one. */
  private static final String ASYMMETRY = "asymmetryPicos";

  /** Which ranks these are. */
  private static final String BY_MESSAGE = "byMessage";

  static JsonObject encode(MachineProbe probe) {
    JsonObject json =
        new JsonObject()
            .put("atNanos", probe.atNanos())
            .put("partner", figures(probe, RankProbe::partner))
            .put("roundTripPicos", figures(probe, RankProbe::roundTripPicos))
            .put("multiplyPicos", figures(probe, RankProbe::multiplyPicos));
    return probe.ranks().stream().noneMatch(RankProbe::isByMessage)
        ? json
        : json.put(BY_MESSAGE, figures(probe, rank -> rank.isByMessage() ? 1 : 0))
            .put(ASYMMETRY, figures(probe, rank -> rank.asymmetryPicos().orElse(0)));
  }

  private static long[] figures(MachineProbe probe, ToLongFunction<RankProbe> figure) {
    return probe.ranks().stream().mapToLong(figure).toArray();
  }

  static MachineProbe decode(JsonObject json) {
    long[] partners = json.integers("partner");
    long[] roundTrips = json.integers("roundTripPicos");
    long[] multiplications = json.integers("multiplyPicos");
    boolean isOfHosts = json.has(BY_MESSAGE);
    long[] byMessage = isOfHosts ? json.integers(BY_MESSAGE) : new long[partners.length];
    long[] asymmetries = isOfHosts ? json.integers(ASYMMETRY) : byMessage;
    if (roundTrips.length != partners.length
        || multiplications.length != partners.length
        || byMessage.length != partners.length
        || asymmetries.length != partners.length) {
      throw new MalformedJsonException("the figures of a probe are of unlike numbers of ranks");
    }
    List<RankProbe> ranks = new ArrayList<>();
    for (int rank = 0; rank < partners.length; rank++) {
      if (partners[rank] < RankProbe.NO_PARTNER || partners[rank] >= partners.length) {
        throw new MalformedJsonException("a partner of a probe is no rank");
      }
      ranks.add(
          new RankProbe(
              (int) partners[rank],
              roundTrips[rank],
              multiplications[rank],
              byMessage[rank] == 0 ? OptionalLong.empty() : OptionalLong.of(asymmetries[rank])));
    }
    return new MachineProbe(json.integer("atNanos"), ranks);
  }
}
