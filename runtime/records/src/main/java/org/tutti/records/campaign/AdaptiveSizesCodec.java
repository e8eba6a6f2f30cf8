package org.tutti.records.campaign;

import java.util.List;
import java.util.TreeSet;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.stats.curve.RefinementRule;

/** {@link AdaptiveSizes} to and from JSON. */
final class AdaptiveSizesCodec {
  private AdaptiveSizesCodec() {}

  static JsonObject encode(AdaptiveSizes sizes) {
    RefinementRule rule = sizes.rule();
    return new JsonObject()
        .put("threshold", rule.threshold())
        .put("leastBytes", rule.leastBytes())
        .put("leastShare", rule.leastShare())
        .put("multiple", rule.multiple())
        .put("rounds", sizes.rounds().stream().map(AdaptiveSizesCodec::encode).toList());
  }

  private static JsonObject encode(SizeRound round) {
    return new JsonObject()
        .put("firstBlock", round.firstBlock())
        .put("sizes", round.sizes().stream().mapToLong(Long::longValue).toArray());
  }

  static AdaptiveSizes decode(JsonObject json) {
    List<SizeRound> rounds =
        json.objects("rounds").stream().map(AdaptiveSizesCodec::round).toList();
    if (rounds.isEmpty() || rounds.get(0).firstBlock() != 1) {
      throw new MalformedJsonException("\"rounds\" does not begin with block 1");
    }
    return new AdaptiveSizes(
        new RefinementRule(
            json.number("threshold"),
            json.integer("leastBytes"),
            json.number("leastShare"),
            json.integer("multiple")),
        rounds);
  }

  private static SizeRound round(JsonObject json) {
    TreeSet<Long> sizes = new TreeSet<>();
    for (long size : json.integers("sizes")) {
      sizes.add(size);
    }
    return new SizeRound(json.count("firstBlock"), sizes);
  }
}
