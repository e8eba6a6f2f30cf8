package org.tutti.records.campaign;

import java.util.List;
import java.util.TreeSet;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link AdaptiveSizes} to and from JSON. */
final class AdaptiveSizesCodec {
  private AdaptiveSizesCodec() {}

  static JsonObject encode(AdaptiveSizes sizes) {
    SizeRule rule = sizes.rule();
    return new JsonObject()
        .put("threshold", rule.threshold())
        .put("leastBytes", rule.leastBytes())
        .put("leastShare", rule.leastShare())
        .put("multiple", rule.multiple())
        .put("stages", sizes.stages().stream().map(AdaptiveSizesCodec::encode).toList());
  }

  private static JsonObject encode(SizeStage stage) {
    return new JsonObject()
        .put("firstBlock", stage.firstBlock())
        .put("sizes", stage.sizes().stream().mapToLong(Long::longValue).toArray());
  }

  static AdaptiveSizes decode(JsonObject json) {
    List<SizeStage> stages =
        json.objects("stages").stream().map(AdaptiveSizesCodec::stage).toList();
    if (stages.isEmpty() || stages.get(0).firstBlock() != 1) {
      throw new MalformedJsonException("\"stages\" does not begin with block 1");
    }
    return new AdaptiveSizes(
        new SizeRule(
            json.number("threshold"),
            json.integer("leastBytes"),
            json.number("leastShare"),
            json.integer("multiple")),
        stages);
  }

  private static SizeStage stage(JsonObject json) {
    TreeSet<Long> sizes = new TreeSet<>();
    for (long size : json.integers("sizes")) {
      sizes.add(size);
    }
    return new SizeStage(json.count("firstBlock"), sizes);
  }
}
